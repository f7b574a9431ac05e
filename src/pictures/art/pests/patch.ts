import { curve, loop } from '#art/base/curve.ts'
import { range } from '#art/base/list.ts'
import { idOf, random } from '#art/base/random.ts'
import { backdrop, svg } from '#art/base/svg.ts'
import type { Point } from '#art/base/vector.ts'
import type { Palette } from '#art/colour/palette.ts'

type PatchOptions = { seed: string; palette: Palette; width: number; height: number }

const PITCH = 30

/** A crop in rows with a bare patch: damage seen from above, for causes without a portrait. */
export function patch({ seed, palette, width, height }: PatchOptions): string {
  const { between } = random(`${seed}/patch`)
  const id = idOf('patch', seed, width, height)
  const bend = between(0, 6.28)
  const rows = range(Math.ceil((height + 320) / PITCH)).map(index => {
    const y = index * PITCH - 160
    return curve(
      range(6).map((step): Point => {
        const x = (step / 5) * (width + 80) - 40
        return [x, y - x * 0.06 + 40 * Math.sin(step * 0.9 + bend)]
      })
    )
  })
  const centre: Point = [width * between(0.6, 0.72), height * between(0.55, 0.7)]
  const blot = (size: number) =>
    loop(
      range(11).map((corner): Point => {
        const turn = (corner / 11) * 2 * Math.PI
        const radius = height * size * between(0.75, 1.2)
        return [centre[0] + radius * 1.5 * Math.cos(turn), centre[1] + radius * Math.sin(turn)]
      })
    )
  const stroke = (colour: string, wide: number, more = '') =>
    `<use href="#${id}" stroke="${colour}" stroke-width="${wide}"${more}/>`
  return svg(
    { width, height },
    `<defs><path id="${id}" d="${rows.join('')}"/><clipPath id="${id}c"><path d="${blot(0.3)}"/></clipPath></defs>${backdrop({ width, height }, '#b9d65c')}<g fill="none" stroke-linecap="round">${stroke('#9fc04a', 20)}${stroke(palette.tree, 17, ' stroke-dasharray="0 21"')}${stroke('#4b8f4a', 11, ' stroke-dasharray="0 21"')}<path fill="#c9b06a" d="${blot(0.38)}" fill-opacity=".75"/><g clip-path="url(#${id}c)">${backdrop({ width, height }, '#a9794f')}${stroke('#8a5d3c', 12)}${stroke('#e6d79a', 5, ' stroke-dasharray="0 63"')}</g></g>`
  )
}
