import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { dots, hull, line, points, shadow, shape, solid } from '#art/pests/brush.ts'
import { scattered } from '#art/pests/scattered.ts'
import { limbs } from './legs.ts'

export type MiteLook = { skin: string; back: string; legs: string; spots?: string }

const BODY = hull('-330,20 -290,150 -130,240 90,236 250,160 330,74 372,24')

/** Round, with eight legs and no feelers, under its threads; the leaf is full of pale dots. */
export function mite({ skin, back, legs, spots }: MiteLook, random: Random): string {
  const stipple = scattered(170, { x: [20, 1560], y: [-40, 850], apart: 26 }, random)
  return [
    line('#eef3cf', 11, dots(stipple)),
    line('#fff', 2.5, threads(), ' stroke-opacity=".85"'),
    `<g transform="translate(1000 584)rotate(-6)scale(.84)">${body({ skin, back, legs, spots })}</g>`,
    shape(
      '#f6efd2',
      'M551 632a24 24 0 1 0 48 0 24 24 0 1 0-48 0M466 596a20 20 0 1 0 40 0 20 20 0 1 0-40 0',
      ' stroke="#b7a45a" stroke-width="4"'
    )
  ].join('')
}

function body({ skin, back, legs, spots }: MiteLook): string {
  const bristles = range(7).map(index => {
    const x = -260 + index * 76
    const side = index % 2 ? 120 : 56
    return `M${x}-${side}l-46-44M${x} ${side}l-46 44`
  })
  return [
    limbs(
      [
        '290,110 392,140 470,96',
        '200,180 350,214 450,180',
        '-110,230 -180,320 -300,322',
        '-210,190 -330,236 -440,180'
      ],
      20,
      legs
    ),
    shadow(BODY),
    solid(skin, BODY, legs, 9),
    shape(back, hull('-250,30 -200,120 -60,176 90,150 170,60'), ' fill-opacity=".45"'),
    spots
      ? shape(
          spots,
          'M-150-170q120-40 190 20 10 70-60 90-150 10-130-110zM-150 170q120 40 190-20 10-70-60-90-150-10-130 110z'
        )
      : line(
          '#fff',
          20,
          dots(points('-180,-110 -180,110 -40,-130 -40,130 90,-100 90,100')),
          ' stroke-opacity=".75"'
        ),
    line(legs, 5, bristles.join('')),
    line('#c1121f', 22, dots(points('226,-84 226,84'))),
    line('#fff', 14, 'M-130-206q90-20 180-6', ' stroke-opacity=".5"'),
    solid(skin, 'M340-34L420-22 430 0 420 22 340 34z', legs, 8)
  ].join('')
}

function threads(): string {
  const from = [
    [60, 560],
    [180, 700],
    [300, 840],
    [700, 860]
  ] as const
  return from
    .flatMap(([x, y], index) => [
      `M${x} ${y}Q${600 + index * 60} ${560 + index * 20} ${1300 + index * 80} ${420 - index * 30}`,
      `M${x + 60} ${y + 20}Q${760 + index * 30} ${690 - index * 20} 1596 ${560 + index * 80}`
    ])
    .join('')
}
