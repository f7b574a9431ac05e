import { range } from '#art/base/list.ts'
import { CHALK, SHOOT } from '#lib/colours.ts'
import type { Random } from '#art/base/random.ts'

const RIM = '#8ea53a'

/** `above`: how much of the ground there is above the part with the pest. */
export type Sheet = { width: number; height: number; above: number }

type Hole = readonly [x: number, y: number, width: number, height: number]

/** Long holes between the veins, outside the midrib, the title of the page and the texts of the marks. */
const HOLES: readonly Hole[] = [
  [1180, 175, 70, 15],
  [1470, 215, 40, 10],
  [130, 775, 52, 13],
  [640, 825, 88, 17],
  [790, 813, 46, 12],
  [1010, 780, 60, 14],
  [1180, 431, 80, 15],
  [1080, 385, 44, 12],
  [1490, 330, 48, 12],
  [1500, 535, 70, 16],
  [1430, 705, 64, 15],
  [1260, 775, 96, 18],
  [905, 425, 34, 10]
]

/** A leaf of a grass that fills the sheet, with stripes as veins. It continues above the sheet. */
export function bladeLeaf({ width, height, above }: Sheet): string {
  const veins = range(Math.ceil((above + height + 420) / 15)).map(index => {
    const y = index * 15 - above - 380
    return `M-20 ${y + 210}L${width + 20} ${y - 40}`
  })
  return [
    `<path fill="${SHOOT}" d="M0-${above}h${width}v${above + height}H0z"/>`,
    `<path fill="none" stroke="#a0c142" stroke-width="3.5" d="${veins.join('')}"/>`,
    `<path fill="none" stroke="#d9ea9a" stroke-width="30" d="M-20 575L${width + 20} 325"/><path fill="none" stroke="#c9df78" stroke-width="12" d="M-20 577L${width + 20} 327"/>`
  ].join('')
}

/** What chewing insects leave: long holes, and a side eaten away. */
export function eaten(sheet: Sheet, random: Random): string {
  const holes = HOLES.map(hole => holePath(hole, random))
  return `<path fill="${CHALK}" stroke="${RIM}" stroke-width="3" d="${holes.join('')}"/><path fill="${CHALK}" stroke="${RIM}" stroke-width="3" d="${eatenEdge(sheet, random)}"/>`
}

function holePath([x, y, width, height]: Hole, { between }: Random): string {
  const corners = range(16).map(corner => {
    const turn = (corner / 16) * 2 * Math.PI
    const size = between(0.82, 1.16)
    const across = width * size * Math.cos(turn)
    const down = height * size * Math.sin(turn) - width * 0.156 * Math.cos(turn)
    return `${Math.round(x + across)} ${Math.round(y + down)}`
  })
  return `M${corners.join('L')}z`
}

/** The side of the leaf, bite by bite from the bottom up. */
function eatenEdge({ width, height, above }: Sheet, { next, below }: Random): string {
  let path = `M${width + 10}-${above + 10}V${height + 10}H${width - 38}`
  for (let y = height + 10; y > -above - 20;) {
    const bite = 34 + below(40)
    const aside = Math.round((next() - 0.5) * 14)
    path += `a${Math.round(bite * 0.62)} ${Math.round(bite * 0.5)} 0 0 1 ${aside} ${-bite}`
    y -= bite
  }
  return `${path}z`
}
