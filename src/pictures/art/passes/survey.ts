import { numbers, rounded } from '#art/base/path.ts'
import { backdrop } from '#art/base/svg.ts'
import { stroke } from '#art/fields/paint.ts'
import { CHALK, INK } from '#lib/colours.ts'
import { line } from './line.ts'
import type { Point } from '#art/base/vector.ts'
import type { Sheet } from '#art/fields/sheet.ts'
import type { Pass } from './passes.ts'

const BLUE = '#2b5fb5'
const RED = '#b83407'

/** The survey: boundaries in ink on squared paper, roads as double lines, water hatched in blue, pegs in red. */
export const survey: Pass = {
  paint: () => ({
    fill: () => CHALK,
    colour: () => CHALK,
    seam: () => stroke(INK, 1.5),
    rows: () => undefined,
    patterns: () => ''
  }),

  finish: (sheet, { ground, roads, river, pegs }) => {
    const grid = `${sheet.id}g`
    return [
      `<defs><pattern id="${grid}" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M0 .5h40M.5 0v40" stroke="${INK}" stroke-opacity=".2"/></pattern></defs>`,
      backdrop(sheet, CHALK),
      ground,
      line(roads, INK, 7),
      line(roads, CHALK, 4),
      line(roads, INK, 1.5, ' stroke-dasharray="10 5 2 5"'),
      backdrop(sheet, `url(#${grid})`),
      river ? hatched(river.path) : '',
      line(
        pegs
          .filter(peg => isOn(sheet, peg))
          .map(cross)
          .join(''),
        RED,
        1.5
      )
    ].join('')
  }
}

function hatched(path: string): string {
  const hatch = ' stroke-dasharray="1.5 9" stroke-opacity=".55"'
  return line(path, BLUE, 2) + line(path, BLUE, 26, hatch)
}

function isOn({ width, height }: Sheet, [x, y]: Point): boolean {
  return x > 0 && x < width && y > 0 && y < height
}

function cross(peg: Point): string {
  const [x, y] = rounded(peg)
  return `M${numbers([x - 6, y])}h12m-6-6v12`
}
