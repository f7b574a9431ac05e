import { INK } from '#lib/colours.ts'
import { animal, bothSides, hull, line, shadow, shape, solid } from '#art/pests/brush.ts'
import { limbs } from './legs.ts'

export type HopperLook = { skin: string; wing: string; vein: string; spotted?: true }

const WEDGE = hull('-400,6 -340,66 -120,122 120,140 280,128 372,80 408,20')

/** A body like a wedge, with wings folded like a roof: planthoppers, leafhoppers and psyllids. */
export function hopper({ skin, wing, vein, spotted }: HopperLook): string {
  const cells =
    'M250 26Q0 40-396 8M240 60Q60 96-330 62M200 100Q60 130-160 112M40 58l-40 70M-120 46l-40 66M-240 28l-36 40'
  return animal(
    limbs(
      [
        '310,96 400,150 486,130',
        '200,120 210,236 120,296',
        '60,120 -120,250 -330,196 -420,226',
        '390,50 430,66 492,150'
      ],
      14
    ),
    shadow(WEDGE),
    solid(wing, WEDGE, vein, 10),
    bothSides(
      line(vein, 6, cells, ' stroke-opacity=".75"'),
      spotted ? line(vein, 26, 'M-80 92h0M60 104h0M-210 62h0M140 60h0') : ''
    ),
    line(vein, 9, 'M170 0H-392'),
    solid(skin, hull('150,6 214,96 290,122 372,80 408,20'), vein, 8),
    solid(skin, hull('128,4 160,46 236,66 246,40'), vein, 6),
    line('#fff', 12, 'M228-82q60-20 108 8', ' stroke-opacity=".45"'),
    bothSides(
      shape(INK, 'M344 52q44 10 52 44-44 6-64-20z') +
        shape('#fff', 'M362 66q12 2 16 12-12-2-16-12z')
    )
  )
}
