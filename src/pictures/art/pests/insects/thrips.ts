import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import {
  animal,
  blot,
  bothSides,
  dots,
  hull,
  line,
  shadow,
  shape,
  solid
} from '#art/pests/brush.ts'
import { scattered } from '#art/pests/scattered.ts'
import { limbs } from './legs.ts'

const BODY = hull('-440,2 -400,26 -260,66 -40,74 110,62 150,70 250,66 270,48 340,52 388,26')

/** A very narrow body with fringed wings, on the silver scars that it leaves. */
export function thrips(_: object, random: Random): string {
  const scars = scattered(11, { x: [220, 1540], y: [340, 840], apart: 170 }, random)
  scars.push([538, 648])
  const specks = scars.flatMap(([x, y]) =>
    range(4).map(() => [x + random.between(-60, 60), y + random.between(-20, 20)] as const)
  )
  return [
    ...scars.map(place =>
      shape(
        '#eef2d6',
        blot(place, [random.between(60, 105), 24], random),
        ' stroke="#cdd6a4" stroke-width="4"'
      )
    ),
    line('#1b2412', 9, dots(specks)),
    animal(insect())
  ].join('')
}

function insect(): string {
  const fringe = range(30).map(index => {
    const x = 150 - index * 17
    const foot = -66 - (150 - x) * 0.17
    return `M${x} ${Math.round(foot)}l-38-${58 + ((index * 7) % 18)}`
  })
  const halves = [20, 34, 44, 52, 57, 60, 60, 56, 52]
  const rings = halves.map(
    (half, index) => `M${-386 + index * 52}-${half}q14 ${half} 0 ${half * 2}`
  )
  return [
    limbs(
      [
        '300,50 390,120 470,96',
        '210,64 230,180 150,236',
        '140,60 30,190 -90,214',
        '386,16 440,34 520,20'
      ],
      12
    ),
    bothSides(line('#5d5023', 4, fringe.join(''))),
    shadow(BODY),
    solid('#d9a441', BODY, '#5b3a12', 8),
    line('#8a5a1c', 9, rings.join(''), ' stroke-opacity=".8"'),
    bothSides(
      solid('#f1e3ae', 'M180-40C90-90-160-150-360-142-180-96 40-58 180-24z', '#8a7433', 5),
      line('#8a7433', 4, 'M170-36Q-60-110-330-136')
    ),
    bothSides(solid('#6d1f1a', 'M352 24q22 2 30 18-18 14-36 2z', '#3a0f0c', 3)),
    line('#fff', 8, 'M190-40h60', ' stroke-opacity=".5"')
  ].join('')
}
