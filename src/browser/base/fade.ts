import { animate } from 'motion/mini'

type Fade = { opacity: [from: number, to: number]; seconds: number }

/** Fades an element, and resolves when it is done: at once for visitors who prefer reduced motion. */
export async function fade(element: HTMLElement, { opacity, seconds }: Fade): Promise<void> {
  if (wantsStillness()) element.style.opacity = String(opacity[1])
  else await animate(element, { opacity }, { duration: seconds })
}

/** Fades an element in and out until it is removed. */
export function pulse(element: HTMLElement, { opacity, seconds }: Fade): void {
  if (wantsStillness()) return
  animate(element, { opacity }, { duration: seconds, repeat: Infinity, repeatType: 'mirror' })
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
