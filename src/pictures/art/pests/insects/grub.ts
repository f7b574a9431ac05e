import { range } from '#art/base/list.ts'
import { INK } from '#lib/colours.ts'
import type { Random } from '#art/base/random.ts'
import { bothSides, dots, line } from '#art/pests/brush.ts'
import { roots } from '#art/pests/weeds/roots.ts'

export type GrubLook = {
  skin: string
  ring: string
  /** A wireworm: straight and hard. */ straight?: true
}

/** A larva in the soil, at the roots: curled like a C, or straight like a wire. */
export function grub({ skin, ring, straight }: GrubLook, random: Random): string {
  const path = straight
    ? 'M585 640C830 690 1060 560 1360 524'
    : 'M590 640C720 800 1130 790 1220 630 1270 500 1360 470 1384 510'
  const width = straight ? 78 : 150
  return [
    roots([790, 368], random, 0.5),
    roots([1510, 364], random, 0.5),
    line(INK, width + 6, path, ' stroke-opacity=".24" transform="translate(16 24)"'),
    straight ? '' : legs(),
    line(INK, width + 16, path),
    line(skin, width, path),
    line(
      '#fff',
      width * 0.22,
      path,
      ` stroke-opacity=".45" transform="translate(-6-${Math.round(width * 0.24)})"`
    ),
    line(
      ring,
      width,
      path,
      ` stroke-dasharray="7 ${straight ? 66 : 72}" stroke-linecap="butt"`
    ).replace('stroke-linecap="round" ', ''),
    straight ? wireEnds(skin) : curledEnds(ring)
  ].join('')
}

const legs = () =>
  line('#a1602a', 18, 'M1164 590l-90-60 20-50M1134 650l-110-20-10-56M1094 700l-100 10-40-46')

function curledEnds(ring: string): string {
  const hairs = range(6).map((index): readonly [number, number] => [
    650 + index * 100,
    750 - Math.abs(index - 3) * 20
  ])
  return [
    line('#6d4f35', 96, 'M606 654l20 24', ' stroke-opacity=".55"'),
    line(ring, 7, dots(hairs)),
    `<g transform="translate(1378 492)rotate(-40)"><path fill="#b5622a" stroke="${INK}" stroke-width="9" d="M-66-66C10-86 66-40 66 0S10 86-66 66z"/>${bothSides(line('#3a1d0b', 22, 'M58-26q44 0 52 34'))}<path fill="none" stroke="#7c3d14" stroke-width="7" d="M-50 0h80m0 0 24-24m-24 24 24 24"/></g>`
  ].join('')
}

function wireEnds(skin: string): string {
  return [
    line('#6b3a12', 66, 'M585 640l30 4'),
    line('#2c1a0d', 16, 'M560 628h0M560 652h0'),
    line('#6b3a12', 70, 'M1332 528l34-6'),
    line('#2c1a0d', 18, 'M1408 504l24 6M1410 530l22-8'),
    line(skin, 12, 'M1310 570l6 40M1270 580l2 42M1230 588l0 40')
  ].join('')
}
