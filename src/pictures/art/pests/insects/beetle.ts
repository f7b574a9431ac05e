import { range } from '#art/base/list.ts'
import { INK } from '#lib/colours.ts'
import {
  animal,
  bothSides,
  dots,
  hull,
  line,
  points,
  shadow,
  shape,
  solid
} from '#art/pests/brush.ts'
import { limbs } from './legs.ts'

export type BeetleLook = {
  wing: string
  band: string
  neck: string
  pattern: 'stripes' | 'bands' | 'pits'
  /** A weevil has a long snout. */
  snout?: true
  slender?: true
}

/** Hard wing cases that meet in a straight line. */
export function beetle({ wing, band, neck, pattern, snout, slender }: BeetleLook): string {
  const broad = slender ? 0.66 : 1
  const body = hull('-410,8 -370,100 -220,196 0,216 160,188 206,130', broad)
  const chest = hull('188,110 214,156 290,148 348,92 356,40', broad)
  const reach = (y: number) => y * (slender ? 0.8 : 1)
  return animal(
    limbs(
      [
        `280,${reach(120)} 390,${reach(176)} 480,${reach(146)}`,
        `120,${reach(180)} 130,${reach(300)} 40,${reach(356)}`,
        `-60,${reach(190)} -190,${reach(300)} -316,${reach(310)}`,
        snout ? '430,8 452,60 500,74' : '380,30 440,76 540,60'
      ],
      17
    ),
    shadow(body + chest),
    snout ? line(INK, 44, 'M360 0q80-6 140 8') + line(neck, 30, 'M360 0q80-6 140 8') : '',
    solid(neck, hull('330,40 352,72 396,62 420,18'), INK, 8),
    bothSides(line(INK, 24, `M374-${Math.round(50)}h0`)),
    solid(neck, chest, INK, 8),
    dotted(pattern),
    solid(wing, body, INK, 9),
    `<g transform="scale(1 ${broad})">${bothSides(figure(pattern, band))}</g>`,
    line(INK, 8, 'M196 0H-408'),
    line(
      '#fff',
      12,
      `M-230-${Math.round(142 * broad)}Q-90-${Math.round(204 * broad)} 90-${Math.round(178 * broad)}`,
      ' stroke-opacity=".4"'
    ),
    line('#fff', 9, `M222-${Math.round(96 * broad)}q60-10 96 26`, ' stroke-opacity=".4"')
  )
}

const dotted = (pattern: BeetleLook['pattern']) =>
  pattern === 'stripes' ? line(INK, 24, dots(points('250,-60 300,-36 250,60 300,36 266,0'))) : ''

function figure(pattern: BeetleLook['pattern'], band: string): string {
  if (pattern === 'stripes') {
    return shape(
      band,
      'M190-10Q0-26-400-4-400-22-372-34-60-62 192-40zM194-66Q20-100-350-62-346-84-322-96-60-140 186-94zM180-124Q20-164-260-130-246-150-220-158-40-182 172-150zM150-176Q40-204-150-190-120-206 0-214z'
    )
  }
  if (pattern === 'bands') {
    return shape(
      band,
      'M196-14Q-60-8-404-4-404-30-384-70-120-40 196-60zM170-118Q0-150-330-120q20-24 50-40Q-40-190 150-170z'
    )
  }
  const pits = range(26).map((index): readonly [number, number] => [
    170 - (index % 9) * 62 - (index % 2) * 16,
    -36 - Math.floor(index / 9) * 58 - (index % 3) * 8
  ])
  return (
    line(band, 13, dots(pits)) + line(band, 7, 'M180-70Q-60-100-370-60M170-128Q-40-160-320-118')
  )
}
