/** Moves `data-parallax` slightly with the mouse, and with scrolling where CSS has no scroll timeline. */

const layers = document.querySelectorAll<HTMLElement>('[data-parallax]')
const moves = matchMedia('(prefers-reduced-motion: no-preference)')
const hasMouse = matchMedia('(pointer: fine)')

/** At most one update a frame, however many events there are. */
function onceAFrame<Event>(update: (event: Event) => void): (event: Event) => void {
  let frame = 0
  return event => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => update(event))
  }
}

function setAll(name: string, valueOf: (layer: HTMLElement) => number): void {
  for (const layer of layers) layer.style.setProperty(name, valueOf(layer).toFixed(3))
}

function followMouse({ clientX, clientY }: PointerEvent): void {
  setAll('--mouse-x', () => clientX / innerWidth - 0.5)
  setAll('--mouse-y', () => clientY / innerHeight - 0.5)
}

/** From -1, just below the window, to 1, just above it. */
function followScroll(): void {
  setAll('--passed', layer => {
    const { top, height } = layer.getBoundingClientRect()
    return 1 - (2 * (top + height)) / (innerHeight + height)
  })
}

if (layers.length > 0 && moves.matches) {
  if (hasMouse.matches) addEventListener('pointermove', onceAFrame(followMouse))
  if (!CSS.supports('animation-timeline: view()')) {
    addEventListener('scroll', onceAFrame(followScroll), { passive: true })
    followScroll()
  }
}

// Makes this file a module, so that it can be imported.
export {}
