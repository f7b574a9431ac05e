import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import {
  animal,
  bothSides,
  dots,
  hull,
  line,
  MARKS,
  shadow,
  shape,
  solid
} from '#art/pests/brush.ts'
import { scattered } from '#art/pests/scattered.ts'
import { limbs } from './legs.ts'
import type { Point } from '#art/base/vector.ts'

export type AphidLook = { skin: string; back: string; tubes: string }

const BODY = '-340,14 -300,96 -190,168 -30,176 120,128 240,92 330,86 392,44'

/** Pear-shaped, with two tubes at the rear; its young around it. */
export function aphid(look: AphidLook, random: Random): string {
  const young = scattered(
    7,
    { x: [250, 1480], y: [360, 830], apart: 130, except: [[[972, 588], 390], ...nearMarks] },
    random
  )
  return [
    ...young.map(([x, y]) => {
      const turn = Math.round(random.between(-50, 30))
      const size = random.between(0.13, 0.22).toFixed(2)
      return `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})">${body(look)}</g>`
    }),
    animal(body(look) + joints(look))
  ].join('')
}

const nearMarks = MARKS.map((mark): readonly [Point, number] => [mark, 150])

function body({ skin, back, tubes }: AphidLook): string {
  return [
    limbs(
      [
        '230,80 352,142 468,120',
        '80,130 92,250 20,330',
        '-60,160 -150,270 -300,306',
        '384,30 452,52 300,168 60,236'
      ],
      13
    ),
    shadow(hull(BODY)),
    bothSides(line(tubes, 30, 'M-270 92L-430 60') + line(skin, 12, 'M-276 90L-400 66')),
    solid(skin, hull('-400,10 -380,26 -300,40'), tubes, 8),
    solid(skin, hull(BODY), tubes, 12),
    shape(back, hull('-250,60 -150,112 0,110 110,70 150,24'), ' fill-opacity=".5"'),
    solid(tubes, 'M352-64a22 22 0 1 0 40 16zM352 64a22 22 0 1 1 40-16z', tubes, 2)
  ].join('')
}

function joints({ back }: AphidLook): string {
  const rings = range(6).map(index => {
    const x = -262 + index * 72
    const half = [96, 140, 160, 160, 148, 118][index] ?? 0
    return `M${x}-${half}q26 ${half} 0 ${half * 2}`
  })
  const spots = range(5).flatMap((index): Point[] => [
    [-220 + index * 74, -62],
    [-220 + index * 74, 62]
  ])
  return [
    line(back, 6, rings.join(''), ' stroke-opacity=".7"'),
    line(back, 18, dots(spots), ' stroke-opacity=".8"'),
    line('#fff', 16, 'M-170-118q120-34 250-4', ' stroke-opacity=".4"')
  ].join('')
}
