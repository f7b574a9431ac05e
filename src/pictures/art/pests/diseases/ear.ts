import { range } from '#art/base/list.ts'
import { INK } from '#lib/colours.ts'
import type { Random } from '#art/base/random.ts'
import { away, dots, line } from '#art/pests/brush.ts'
import { degreesOf, type Point } from '#art/base/vector.ts'

export type EarLook = {
  sick: string
  edge: string
  powder: string
  /** The part of the ear that is sick. */ share: number
  /** The powder is in whole grains, which their husks still cover. */
  isCovered?: boolean
}

/** An ear of a cereal across the sheet, part of it pale or black too early. */
export function ear({ sick, edge, powder, share, isCovered }: EarLook, random: Random): string {
  const spikelets = range(17).flatMap(index => [-1, 1].map(side => ({ index, side })))
  const isSick = (index: number) => index >= 17 * (1 - share)
  const at = (index: number): Point => [610 + index * 50, 640 - index * 9.6]
  return [
    line(INK, 34, 'M-20 690Q300 684 640 640', ' stroke-opacity=".2" transform="translate(12 24)"'),
    line('#1f6440', 30, 'M-20 690Q300 684 640 640'),
    line('#5a9e45', 18, 'M-20 690Q300 684 640 640'),
    line('#2f7d45', 60, 'M420 672Q540 596 690 556'),
    line('#6aa544', 44, 'M420 672Q540 596 690 556'),
    ...spikelets.map(({ index, side }) =>
      awn(at(index), side, isSick(index) ? edge : '#2f6b35', random)
    ),
    ...spikelets.map(({ index, side }) =>
      spikelet(
        at(index),
        side,
        isSick(index) ? [sick, edge, isCovered && powder] : ['#7db653', '#2f6b35']
      )
    ),
    isCovered ? '' : line(powder, 13, dots(range(70).map(() => grain())))
  ].join('')

  function grain(): Point {
    const place = at(random.between(17 * (1 - share), 16))
    return away(place, random.between(0, 360), random.between(8, share === 1 ? 120 : 56))
  }
}

const TILT = degreesOf([50, -9.6])

/** With a visible grain, or the line between its husks. */
function spikelet(
  [x, y]: Point,
  side: number,
  [fill, edge, grain]: readonly [string, string, (string | false)?]
): string {
  const turn = Math.round(TILT + side * 34)
  const inside = grain
    ? `fill="${grain}" d="M28-8C42-36 92-32 104-8 88 14 46 18 28-8z"`
    : `fill="none" stroke="${edge}" stroke-width="4" d="M12-4Q60-14 100-6"`
  return `<g transform="translate(${x} ${Math.round(y)})rotate(${turn})"><path fill="${fill}" stroke="${edge}" stroke-width="6" stroke-linejoin="round" d="M-6 0C14-42 78-46 118-6 78 30 20 34-6 0z"/><path ${inside}/></g>`
}

function awn(place: Point, side: number, colour: string, random: Random): string {
  const from = away(place, TILT + side * 30, 90)
  const to = away(from, TILT + side * random.between(12, 24), random.between(150, 240))
  return line(
    colour,
    4,
    `M${Math.round(from[0])} ${Math.round(from[1])}L${Math.round(to[0])} ${Math.round(to[1])}`
  )
}
