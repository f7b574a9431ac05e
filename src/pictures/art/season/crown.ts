import { range, repeat } from '#art/base/list.ts'
import { direction } from '#art/base/vector.ts'

/** A tree or a bush from above, with its shadow; in a hedge it is wide and joins the next. */
export function crown(
  radius: number,
  [dark = '', light = '', bright = '']: readonly string[],
  isHedge = false
) {
  const wide = isHedge ? radius * 1.7 : radius
  const puffs = (size: number, far: number, count: number) =>
    repeat(count, index => {
      const [x, y] = direction(index * (360 / count) + 20)
      return `M${Math.round(x * wide * far)} ${Math.round(y * radius * far)}h0`
    }) + `" stroke-width="${Math.round(radius * size)}"/>`
  return [
    `<ellipse cx="${Math.round(radius * 0.28)}" cy="${Math.round(radius * 0.4)}" rx="${Math.round(wide)}" ry="${Math.round(radius)}" fill="#10211a" fill-opacity=".28"/>`,
    `<g fill="none" stroke-linecap="round"><path stroke="${dark}" d="M0 0h0${puffs(1.1, 0.52, 7)}`,
    `<path stroke="${light}" d="M-2-3h0${puffs(0.72, 0.44, 6)}`,
    `<path stroke="${bright}" d="M-4-6h0${puffs(0.34, 0.36, 5)}</g>`
  ].join('')
}

/** Flowers or fruits on a plant of some size. */
export function specks(colour: string, radius: number, size: number, count = 9): string {
  const places = range(count).map(index => {
    const [x, y] = direction(index * 137)
    const far = radius * (0.3 + 0.6 * ((index * 0.37) % 1))
    return `M${Math.round(x * far)} ${Math.round(y * far)}h0`
  })
  return `<path fill="none" stroke="${colour}" stroke-width="${Math.round(size)}" stroke-linecap="round" d="${places.join('')}"/>`
}
