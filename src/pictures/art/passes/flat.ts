import { backdrop } from '#art/base/svg.ts'
import { stroke } from '#art/fields/paint.ts'
import { CHALK } from '#lib/colours.ts'
import { line } from './line.ts'
import type { Pass } from './passes.ts'

/** Each crop in one colour, with roads and the river; no patterns and no details. */
export const flat: Pass = {
  paint: () => ({
    fill: crop => crop.colour,
    colour: crop => crop.colour,
    seam: () => `${stroke(CHALK, 5)} stroke-linejoin="round"`,
    rows: () => undefined,
    patterns: () => ''
  }),

  finish: (sheet, { ground, roads, river }) =>
    [
      backdrop(sheet, CHALK),
      ground,
      line(roads, CHALK, 10),
      river ? line(river.path, CHALK, 44) + line(river.path, sheet.palette.water, 32) : ''
    ].join('')
}
