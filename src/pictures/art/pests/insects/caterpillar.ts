import { range, repeat } from '#art/base/list.ts'
import { degreesOf, type Point } from '#art/base/vector.ts'
import type { Random } from '#art/base/random.ts'
import { INK } from '#lib/colours.ts'
import { dots } from '#art/pests/brush.ts'
import { scattered } from '#art/pests/scattered.ts'
import { beside, heading, spine, stripe } from './body-line.ts'

const SEGMENTS = 12

export type CaterpillarLook = {
  edge: string
  back: string
  stripe: string
  middle: string
  head: string
  /** The width of the body, 1 for an armyworm. */
  girth?: number
  /** Two marks of the fall armyworm: four spots in a square, and a pale Y on the head. */
  isArmyworm?: true
}

/** The four spots in a square on the segment before the last. */
const SQUARE = [0.088, 0.134].flatMap(share => [19, -19].map(side => beside(share, side)))

/** From above, tail to the left, on the leaf that it eats. */
export function caterpillar(look: CaterpillarLook, random: Random): string {
  const { edge, back, stripe: pale, middle, girth = 1, isArmyworm } = look
  const wide = (width: number) => Math.round(width * girth * 10) / 10
  return [
    `<g transform="translate(46-6)"><g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    line(INK, wide(98), stripe(0, 0.03), ' stroke-opacity=".26" transform="translate(16 22)"'),
    line(INK, 2, hairs(girth)),
    line(edge, wide(102), stripe(0, 0.03)),
    line(back, wide(76), stripe(0, 0.025)),
    line(pale, 5, stripe(38 * girth) + stripe(-38 * girth)),
    line(middle, wide(34), stripe(0, 0.02)),
    line(pale, 3.5, stripe(0, 0.01)),
    line(INK, 3.5, rings(girth), ' stroke-opacity=".34"'),
    line('#1b2412', 9.2, dots(warts(girth))),
    isArmyworm ? line('#10160c', 21, dots(SQUARE)) : '',
    '</g>',
    head(look),
    '</g>',
    isArmyworm ? '' : pellets(random)
  ].join('')
}

/** Its fresh droppings, behind it. */
function pellets(random: Random): string {
  const places = scattered(12, { x: [330, 576], y: [596, 672], apart: 40 }, random)
  return (
    line(INK, 32, dots(places)) +
    line('#7a5a2c', 22, dots(places)) +
    line('#b08a4c', 8, dots(places.map(([x, y]): Point => [x - 4, y - 5])))
  )
}

function line(colour: string, width: number, path: string, more = ''): string {
  return `<path stroke="${colour}" stroke-width="${width}"${more} d="${path}"/>`
}

function rings(girth: number): string {
  return repeat(SEGMENTS - 1, index => {
    const share = (index + 1) / SEGMENTS
    const [top, bow, foot] = [
      beside(share, -50 * girth),
      beside(share + 0.006, 0),
      beside(share, 50 * girth)
    ]
    return `M${top.join(' ')}Q${bow.join(' ')} ${foot.join(' ')}`
  })
}

/** Four small warts on each segment between the head and the square. */
function warts(girth: number): Point[] {
  return range(SEGMENTS)
    .filter(index => index > 0 && index !== SEGMENTS - 2)
    .flatMap(index => {
      const [front, back] = [1 - (index + 0.36) / SEGMENTS, 1 - (index + 0.68) / SEGMENTS]
      return [15, -15]
        .map(side => beside(front, side * girth))
        .concat([25, -25].map(side => beside(back, side * girth)))
    })
}

function hairs(girth: number): string {
  return range(SEGMENTS)
    .filter(index => index !== SEGMENTS - 2)
    .flatMap(index => {
      const share = 1 - (index + 0.68) / SEGMENTS
      return [-52 * girth, 52 * girth].map(side => {
        return `M${beside(share, side).join(' ')}L${beside(share, side * 1.34).join(' ')}`
      })
    })
    .join('')
}

/** The head, with a pale inverted Y for the armyworm. */
function head({ head: tone, girth = 1, isArmyworm }: CaterpillarLook): string {
  const [x, y] = spine(1.012).map(Math.round)
  const turn = Math.round(degreesOf(heading(1)))
  const sign = isArmyworm
    ? '<path fill="none" stroke="#f6e3a9" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M-14 0h36m0 0 26-20M22 0l26 20"/>'
    : ''
  return `<g transform="translate(${x} ${y})rotate(${turn})scale(${girth})"><path fill="${INK}" fill-opacity=".28" d="M8-26a52 50 0 0 1 0 100z"/><path fill="${tone}" d="M-16-44C40-52 66-24 66 0S40 52-16 44z"/><path fill="#10160c" fill-opacity=".4" d="M46-30C60-20 66-10 66 0S60 20 46 30z"/>${sign}<circle cx="46" cy="-33" r="3.5" fill="#f6e3a9"/><circle cx="46" cy="33" r="3.5" fill="#f6e3a9"/><path fill="#2c1a0d" d="M-34-40q14-6 22-3v86q-10 4-22-3z"/></g>`
}
