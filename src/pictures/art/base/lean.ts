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
  let start = right + gap
  const furrows = [1.4, 0.9, 0.5].map(share => {
    const width = Math.max(2, Math.round(gap * share))
    const furrow = leaning({ left: start, right: start + width, top, bottom })
    start += width + gap
    return furrow
  })
  return solid + furrows.join('')
}
