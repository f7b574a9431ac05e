import { INK } from '#lib/colours.ts'
import { animal, bothSides, hull, line, shadow, shape, solid } from '#art/pests/brush.ts'
import { limbs } from './legs.ts'

export type BugLook = { skin: string; wing: string; edge: string; slender?: true }

/** A shield on its back, a beak below: mirids and stink bugs. */
export function bug({ skin, wing, edge, slender }: BugLook): string {
  const broad = slender ? 0.66 : 1
  const body = hull('-410,30 -360,116 -180,180 40,190 170,208 214,214 300,130 340,70', broad)
  return animal(
    limbs(
      [
        `280,${110 * broad} 384,160 474,134`,
        `100,${150 * broad} 120,280 30,342`,
        `-40,${150 * broad} -180,290 -330,316`,
        '392,24 440,70 500,60 560,110'
      ],
      14
    ),
    shadow(body),
    solid(edge, body, INK, 8),
    bothSides(
      `<g transform="scale(1 ${broad})">${[
        solid(wing, 'M180-176C60-196-120-170-190-60-60-20 60-16 150-12z', INK, 5),
        shape('#3a3020', 'M-200-66Q-330-120-404-24-300-6-200-20z', ' fill-opacity=".62"'),
        line('#d9c9a0', 4, 'M-210-40L-380-34M-215-54L-370-64', ' stroke-opacity=".7"'),
        line(INK, 12, 'M-250-150h26M-170-172h30M-90-182h30', ' stroke-opacity=".6"')
      ].join('')}</g>`
    ),
    solid(skin, hull('172,202 214,210 300,128 346,62 340,30 176,40', broad), INK, 8),
    solid(skin, `M186-${Math.round(120 * broad)}L-110 0 186 ${Math.round(120 * broad)}z`, INK, 8),
    solid(skin, hull('330,62 356,64 400,34 412,12'), INK, 8),
    bothSides(line(INK, 28, 'M352-58h0') + line('#fff', 8, 'M356-62h0')),
    line('#fff', 10, `M200-${Math.round(150 * broad)}q60 0 90 34`, ' stroke-opacity=".4"'),
    line(INK, 5, 'M196-74l-150 46M196 74l-150-46', ' stroke-opacity=".35"')
  )
}
