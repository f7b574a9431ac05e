import { numbers } from './path.ts'

/** Everything that leans does so by 12°: this far to the right for each pixel of height. */
export const LEAN = Math.tan((12 * Math.PI) / 180)

type Leaning = { left: number; right: number; top: number; bottom: number }

export function leanOver(height: number): number {
  return Math.round(height * LEAN)
}

/** A parallelogram; `left` and `right` are its corners on the lower edge. */
export function leaning({ left, right, top, bottom }: Leaning): string {
  const [height, width] = [bottom - top, right - left]
  const lean = leanOver(height)
  return `M${numbers([left, bottom])}l${numbers([lean, -height])}h${width}l${numbers([-lean, height])}z`
}

/** The brand's shape: a solid with an upright start and a slanted end, followed by three stripes, each narrower. */
export function striped({ left, right, top, bottom }: Leaning, gap: number): string {
  const lean = leanOver(bottom - top)
  const solid = `M${left} ${top}H${right + lean}L${right} ${bottom}H${left}z`
  const stripes = stripesFrom(right, gap).map(stripe => leaning({ ...stripe, top, bottom }))
  return solid + stripes.join('')
}

/** How far right the last stripe reaches. */
export function reachOfStriped({ right, top, bottom }: Leaning, gap: number): number {
  return (stripesFrom(right, gap).at(-1)?.right ?? right) + leanOver(bottom - top)
}

/** The ends of the stripes on the lower edge. */
function stripesFrom(right: number, gap: number) {
  let start = right + gap
  return [1.4, 0.9, 0.5].map(share => {
    const left = start
    const end = left + Math.max(2, Math.round(gap * share))
    start = end + gap
    return { left, right: end }
  })
}
