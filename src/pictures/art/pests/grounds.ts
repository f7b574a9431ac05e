import { curve } from '#art/base/curve.ts'
import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { SHOOT, WHEAT } from '#lib/colours.ts'
import { line, shape } from './brush.ts'
import { bladeLeaf, type Sheet } from './leaf.ts'
import type { Point } from '#art/base/vector.ts'

/** What is drawn below a problem. */
export const grounds = {
  /** A leaf with parallel veins, as grasses have. */
  blade: bladeLeaf,
  /** A leaf with branching veins. */
  broad: (sheet: Sheet, random: Random) => full(sheet, SHOOT) + veins(sheet, random),
  /** A field seen from above. */
  field: (sheet: Sheet) => full(sheet, WHEAT) + drills(sheet),
  /** A field cut open. */
  soil: (sheet: Sheet, random: Random) => full(sheet, SHOOT) + cutOpen(sheet, random),
  /** A field cut open below the words. */
  deepSoil: (sheet: Sheet, random: Random) => full(sheet, SHOOT) + lowered(cutOpen(sheet, random))
} as const

export type GroundName = keyof typeof grounds

function full({ width, height, above }: Sheet, fill: string): string {
  return shape(fill, `M0-${above}h${width}v${above + height}H0z`)
}

/** A midrib that rises from the left, its side veins, and fine veins between them. */
function veins({ width, above }: Sheet, random: Random): string {
  const middle = (x: number) => 735 - x * 0.22 - 46 * Math.sin(x / 520)
  const sides = range(17).flatMap(index => {
    const x = index * 150 - 620
    const reach = (up: -1 | 1): Point[] =>
      range(5).map(step => {
        const share = step / 4
        const y = middle(x + share * 560) + up * share ** 0.86 * (up < 0 ? 1150 : 820)
        return [x + share * 620 + random.between(-6, 6), y]
      })
    return [curve(reach(-1)), curve(reach(1))]
  })
  const net = range(Math.ceil((above + 900) / 46)).map(index => {
    const y = index * 46 - above - 140
    return `M-20 ${y}q420 140 820-10t820-40`
  })
  const rib = curve(range(7).map((step): Point => [step * 290 - 60, middle(step * 290 - 60)]))
  return [
    line('#add04f', 2.5, net.join('')),
    line('#a9c94c', 11, sides.join('')),
    line('#c9de80', 5, sides.join('')),
    line('#9cc03f', 34, rib),
    line('#d9ea9a', 24, rib),
    line('#e8f2bd', 7, rib, ` transform="translate(0-5)"`),
    edge(width)
  ].join('')
}

/** The toothed end of the leaf, on paler ground. */
function edge(width: number): string {
  const teeth = range(26).map(index => `q${index % 2 ? 4 : 12}-12-${index % 3 ? 2 : 8}-48`)
  return `<path fill="#f7f7f1" stroke="#8ea53a" stroke-width="5" stroke-linejoin="round" d="M${width + 20} 900H${width - 36}${teeth.join('')}V-400H${width + 20}z"/>`
}

function drills({ width, height, above }: Sheet): string {
  const rows = range(Math.ceil((above + height + 420) / 34)).map(index => {
    const y = index * 34 - above - 60
    return `M-20 ${y + 160}L${width + 20} ${y - 180}`
  })
  return (
    line('#dfc056', 7, rows.join('')) +
    line('#ecd47a', 3, rows.join(''), ' transform="translate(0 8)"')
  )
}

/** Moves a drawing down, so that the neck of a seedling is at the first mark. */
export const lowered = (drawn: string) => `<g transform="translate(0 250)">${drawn}</g>`

function cutOpen({ width, height, above }: Sheet, random: Random): string {
  const rows = range(12).map(
    index => `M-20 ${index * 34 - above}L${width + 20} ${index * 34 - above - 60}`
  )
  const stones = range(60).map(() => {
    const y = random.between(420, height)
    return `M${random.below(width)} ${Math.round(y)}h${2 + random.below(9)}`
  })
  return [
    line('#add04f', 4, rows.join('')),
    shape('#d9b27c', `M-10 372q220-26 420-10t430-12 420-8 360-8V${height}H-10z`),
    shape('#c99c63', `M-10 560q300 30 620 6t1010-10V${height}H-10z`),
    shape('#bd8d55', `M-10 742q420-26 820 0t810-4V${height}H-10z`),
    line('#a97a45', 9, stones.join(''), ' stroke-opacity=".55"'),
    line('#7fa63a', 10, `M-10 370q220-26 420-10t430-12 420-8 360-8`)
  ].join('')
}
