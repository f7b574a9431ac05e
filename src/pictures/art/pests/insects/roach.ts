import { INK } from '#lib/colours.ts'
import { animal, bothSides, hull, line, shadow, shape, solid } from '#art/pests/brush.ts'
import { limbs } from './legs.ts'

export type RoachLook = { skin: string; edge: string }

const BODY = hull('-400,40 -340,110 -120,150 100,150 230,128 300,60')

/** An insect in general, six legs and two feelers: also the likeness of an insect that the table does not know. */
export function roach({ skin, edge }: RoachLook): string {
  return animal(
    limbs(
      [
        '260,90 376,156 470,140 500,112',
        '120,130 110,270 10,330 -30,330',
        '-20,130 -190,260 -350,300 -400,280',
        '376,22 470,90 560,60 600,-30'
      ],
      15
    ),
    line(INK, 9, 'M-380-40l-90-34M-380 40l-90 34'),
    shadow(BODY),
    solid(edge, BODY, INK, 8),
    solid(
      skin,
      'M226-110C60-150-240-150-410-40-400 10-380 40-330 60-100 110 120 100 226 30z',
      INK,
      6
    ),
    line(edge, 5, 'M200-60Q-100-110-380-40M200-20Q-100-50-390-10M190 20Q-60 30-340 40'),
    bothSides(line(edge, 4, 'M120-76l-60-44M20-88l-70-44M-90-92l-80-36M-200-80l-70-26')),
    solid(skin, hull('200,60 224,136 290,132 342,84 352,30'), INK, 8),
    bothSides(line(INK, 26, 'M236-46Q290-60 330-34')),
    solid(edge, hull('338,40 352,56 388,36 398,10'), INK, 7),
    bothSides(shape(INK, 'M350-52q24-4 36 16-18 8-34 4z')),
    line('#fff', 12, 'M-240-84Q-60-130 140-104', ' stroke-opacity=".35"')
  )
}
