import { range } from '#art/base/list.ts'
import { INK } from '#lib/colours.ts'
import { animal, bothSides, hull, line, shadow, shape, solid } from '#art/pests/brush.ts'
import { limbs } from './legs.ts'

export type FlyLook = { skin: string; back: string; eyes: string; slender?: true }

const WING = solid(
  '#f4f8f4',
  'M130-84C20-250-250-330-430-250-480-210-420-150-330-130-150-90 30-60 130-40z',
  INK,
  5
).replace('fill="#f4f8f4"', 'fill="#f4f8f4" fill-opacity=".8"')
const VEINS =
  'M110-70C0-170-200-220-430-196M100-60C0-120-180-160-350-138M-150-250l-40 80M-260-226l-30 76'

/** One pair of clear wings, large eyes; a mosquito is slender. */
export function fly({ skin, back, eyes, slender }: FlyLook): string {
  const broad = slender ? 0.5 : 1
  const tail = hull(
    `-420,4 -360,${60 * broad} -220,${124 * broad} -60,${120 * broad} 20,${60 * broad}`
  )
  const chest = hull(`-20,40 20,${108 * (broad + 0.2)} 140,${128 * (broad + 0.1)} 250,92 290,40`)
  const rings = range(5).map(index => {
    const half = [50, 92, 116, 122, 108][index] ?? 0
    return `M${-362 + index * 72}-${Math.round(half * broad)}q22 ${Math.round(half * broad)} 0 ${Math.round(half * broad) * 2}`
  })
  const long = slender ? 1.3 : 1
  return animal(
    limbs(
      [
        `220,80 380,${140 * long} 490,${130 * long}`,
        `130,110 140,${260 * long} 40,${330 * long}`,
        `40,90 -130,${250 * long} -300,${300 * long}`,
        slender ? '370,14 450,34 560,30' : '384,18 420,34 450,30'
      ],
      slender ? 10 : 14
    ),
    shadow(tail + chest),
    solid(skin, tail, INK, 8),
    line(back, 18, rings.join('')),
    bothSides(
      WING,
      line(slender ? '#6d7a72' : '#6b4a1f', slender ? 5 : 14, 'M120-80C20-210-220-290-424-240'),
      line('#7c8a80', 5, VEINS)
    ),
    solid(skin, chest, INK, 8),
    line(back, 14, 'M40-50h180M40 50h180M60 0h150'),
    shape('#f0d34a', 'M-14-44q-40 44 0 88 20-44 0-88z', slender ? ' fill-opacity="0"' : ''),
    solid(skin, hull('276,50 320,84 372,66 396,16'), INK, 8),
    bothSides(solid(eyes, 'M312-30q30-60 64-26 12 34-30 44-30 4-34-18z', INK, 5)),
    slender ? line(INK, 12, 'M396 0h110') : '',
    line('#fff', 10, 'M70-84q60-20 120 0', ' stroke-opacity=".4"')
  )
}
