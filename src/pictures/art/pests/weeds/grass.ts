import { range, repeat } from '#art/base/list.ts'
import { curve } from '#art/base/curve.ts'
import { INK } from '#lib/colours.ts'
import type { Random } from '#art/base/random.ts'
import { away, dots, line, MARKS, shape } from '#art/pests/brush.ts'
import { degreesOf, type Point, subtract } from '#art/base/vector.ts'

export type GrassHead =
  'spike' | 'bristles' | 'panicle' | 'oat' | 'fingers' | 'flat' | 'racemes' | 'umbel'
export type GrassLook = { head: GrassHead; tint?: string; seed?: string }

/** A tuft from its foot at one mark to its head at the other. */
export function grass(
  { head, tint = '#2f7d45', seed = '#8a6a3a' }: GrassLook,
  random: Random
): string {
  const [foot, mark] = MARKS
  // The mark is in the middle of a head, but where fingers part.
  const top: Point = head === 'fingers' ? mark : [1268, 540]
  const stems = [bent(foot, top, -60), bent(foot, [1180, 730], -30), bent(foot, [1060, 420], -80)]
  const blades = range(11).map(index =>
    blade(foot, 268 + index * 14.5, random.between(220, 400), random)
  )
  return [
    line(INK, 22, stems.map(curve).join(''), ' stroke-opacity=".22" transform="translate(14 22)"'),
    shape('#174a2e', blades.join('')),
    shape(
      tint,
      blades.map(path => path).join(''),
      ' transform="translate(575 632)scale(.97)translate(-575-632)"'
    ),
    line('#174a2e', 17, stems.map(curve).join('')),
    line('#6aa544', 10, stems.map(curve).join('')),
    line(
      '#f3e3b8',
      7,
      repeat(
        8,
        index =>
          `M575 636Q${500 + index * 4} ${606 + index * 13} ${400 + index * 9} ${540 + index * 22}`
      )
    ),
    sheath(foot),
    ...stems.map((points, index) => headOf(head, points, index === 0 ? 1 : 0.66, seed, random))
  ].join('')
}

function bent(from: Point, to: Point, sag: number): Point[] {
  return range(6).map((step): Point => {
    const share = step / 5
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + sag * Math.sin(Math.PI * share)
    ]
  })
}

function blade(from: Point, degrees: number, length: number, { between }: Random): string {
  const bend = away(from, degrees, length * 0.55).map(Math.round)
  const tip = away(bend as unknown as Point, degrees + between(10, 42), length * 0.45).map(
    Math.round
  )
  const [x, y] = from
  return `M${x - 9} ${y}Q${(bend[0] ?? 0) - 12} ${(bend[1] ?? 0) - 12} ${tip.join(' ')}Q${(bend[0] ?? 0) + 16} ${(bend[1] ?? 0) + 14} ${x + 12} ${y + 6}z`
}

/** The collar where a leaf leaves the stem. */
function sheath([x, y]: Point): string {
  return (
    line('#174a2e', 44, `M${x - 6} ${y + 6}l60-22`) +
    line('#8a2f4a', 32, `M${x - 6} ${y + 6}l44-16`) +
    line('#f3e3b8', 7, `M${x + 40} ${y - 34}q16 22 6 42`)
  )
}

function headOf(
  head: GrassHead,
  stem: readonly Point[],
  size: number,
  seed: string,
  random: Random
): string {
  const [top, before] = [stem.at(-1) ?? [0, 0], stem.at(-2) ?? [0, 0]] as [Point, Point]
  const turn = Math.round(degreesOf(subtract(top, before)))
  const drawn = heads[head](seed, random)
  return `<g transform="translate(${Math.round(top[0])} ${Math.round(top[1])})rotate(${turn})scale(${size})">${drawn}</g>`
}

const heads: Record<GrassHead, (seed: string, random: Random) => string> = {
  spike: seed =>
    line(INK, 50, 'M-150 0H120') +
    line(seed, 40, 'M-150 0H120') +
    line(
      '#e9d9a6',
      5,
      repeat(14, index => `M${-160 + index * 20}-16l26 8M${-160 + index * 20} 16l26-8`)
    ),
  bristles: (seed, { between }) =>
    line(
      '#5f7d2c',
      4,
      repeat(
        44,
        index =>
          `M${-170 + index * 6.6} 0l${Math.round(between(20, 44))}${index % 2 ? '-' : ' '}${Math.round(between(46, 66))}`
      )
    ) +
    line(INK, 62, 'M-150 0H110') +
    line(seed, 50, 'M-150 0H110') +
    line(
      '#dfe3a0',
      11,
      dots(range(34).map((index): Point => [-160 + index * 8.4, ((index * 37) % 44) - 22]))
    ),
  panicle: (seed, random) => branches(7, 150, random, (x, y) => `M${x} ${y}h12`, seed, 11),
  oat: (seed, random) =>
    branches(5, 170, random, (x, y) => `M${x} ${y}q24 8 44 22M${x + 6} ${y}q26 0 50 6`, seed, 8),
  fingers: seed =>
    line(INK, 16, FINGERS) +
    line(seed, 10, FINGERS) +
    line('#e9d9a6', 4, FINGERS, ' stroke-dasharray="3 12"'),
  flat: seed =>
    line('#174a2e', 10, 'M-260 0H110') +
    repeat(
      12,
      index =>
        `<path fill="${seed}" stroke="${INK}" stroke-width="4" d="M${-250 + index * 30} 0q30${index % 2 ? '-' : ' '}${index % 2 ? '52 74-44' : '52 74 44'}-10${index % 2 ? ' 34' : '-34'}-74${index % 2 ? ' 44' : '-44'}z"/>`
    ),
  racemes: (seed, { between }) =>
    repeat(9, index => {
      const x = -190 + index * 32
      const side = index % 2 ? -1 : 1
      const tip = `${Math.round(between(60, 96))} ${side * Math.round(between(40, 70))}`
      return (
        line(INK, 32, `M${x} 0l${tip}`) +
        line(seed, 23, `M${x} 0l${tip}`) +
        line('#8a2f4a', 6, `M${x} 0l${tip}`, ' stroke-dasharray="1 14"')
      )
    }),
  umbel: seed =>
    line('#174a2e', 15, 'M0 0l150-110M0 0l190-30M0 0l170 60M0 0l60-150M0 0l90 130') +
    line('#2f7d45', 22, 'M-6 0Q80-200 40-260M0 6Q120 160 80 250') +
    line(INK, 24, UMBEL) +
    line(seed, 15, UMBEL)
}

const FINGERS =
  'M-3 0Q45-62 118-73M-2 0Q62-34 140-30M0 0Q67-6 146 14M-2 2Q45 34 112 62M-6 0Q8-62 42-101'
const UMBEL =
  'M110-90l44-54M130-96l64-26M130-90l60 8M150-26l66-38M160-24l74 0M150-24l62 34M130 46l64 4M134 50l44 46M50-124l6-64M54-130l48-52M74 104l54 34M70 110l16 60'

function branches(
  count: number,
  length: number,
  { between }: Random,
  grain: (x: number, y: number) => string,
  seed: string,
  width: number
): string {
  const all = range(count).flatMap(index =>
    [-1, 1].map(side => ({
      x: -210 + index * 44,
      side,
      reach: between(0.7, 1.1) * length * (1 - index / (count + 4))
    }))
  )
  const twigs = all.map(
    ({ x, side, reach }) =>
      `M${x} 0q${Math.round(reach * 0.5)} ${Math.round(side * reach * 0.7)} ${Math.round(reach)} ${Math.round(side * reach * 0.74)}`
  )
  const grains = all.flatMap(({ x, side, reach }) =>
    range(4).map(step =>
      grain(
        Math.round(x + reach * (0.4 + step * 0.22)),
        Math.round(side * reach * (0.5 + step * 0.1))
      )
    )
  )
  return (
    line('#174a2e', 4, twigs.join('')) +
    line(INK, width + 8, grains.join('')) +
    line(seed, width, grains.join(''))
  )
}
