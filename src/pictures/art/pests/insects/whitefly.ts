import type { Random } from '#art/base/random.ts'
import { animal, blot, bothSides, hull, line, MARKS, shadow, solid } from '#art/pests/brush.ts'
import { scattered } from '#art/pests/scattered.ts'
import { limbs } from './legs.ts'
import type { Point } from '#art/base/vector.ts'

const WING = 'M236-34C150-190-150-236-372-150-430-124-440-60-400-36-220-12 60-4 236-12z'

/** White wings over a yellow body; its young lie flat like scales. */
export function whitefly(_: object, random: Random): string {
  const scales = scattered(
    16,
    { x: [240, 1500], y: [380, 830], apart: 84, except: [[[972, 588], 390], ...nearMarks] },
    random
  ).concat([MARKS[1]])
  return [
    ...scales.map(place => solid('#eef0b4', blot(place, [26, 18], random, 8), '#93a13c', 4)),
    line('#c9b23a', 7, scales.map(([x, y]) => `M${x - 8} ${y - 4}h0M${x + 8} ${y - 4}h0`).join('')),
    animal(fly())
  ].join('')
}

const nearMarks = MARKS.map((mark): readonly [Point, number] => [mark, 110])

function fly(): string {
  return [
    limbs(
      [
        '300,60 390,130 470,108',
        '240,70 270,230 190,300',
        '190,60 60,260 -60,316',
        '396,30 450,50 520,24'
      ],
      11,
      '#5e5a2c'
    ),
    shadow(`${WING}M236 34C150 190-150 236-372 150-430 124-440 60-400 36-220 12 60 4 236 12z`),
    solid('#e9c94a', hull('-300,6 -240,56 -60,86 180,74 250,60'), '#8a7420', 8),
    bothSides(
      solid('#fdfdf8', WING, '#a9b08c', 8),
      line('#c9cfb2', 7, 'M220-30Q-60-130-400-92M150-60Q0-150-200-186'),
      line('#e4e8d4', 22, 'M120-90Q-60-170-300-142')
    ),
    solid('#edd463', hull('190,20 230,78 310,86 350,52'), '#8a7420', 8),
    solid('#e2c546', hull('338,30 352,66 396,60 416,16'), '#8a7420', 8),
    bothSides(solid('#8c2323', 'M356 44q26 6 40 22-10 22-34 8z', '#4d1212', 4))
  ].join('')
}
