import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { away, blot, dots, line, MARKS, shape, stamped } from '#art/pests/brush.ts'
import { scattered } from '#art/pests/scattered.ts'
import type { Point } from '#art/base/vector.ts'

/** `rings` as on a target, `spindles` between the veins, or round `dots`. */
export type SpotsLook = {
  edge: string
  heart: string
  halo: string
  figure: 'rings' | 'spindles' | 'dots'
  specks?: string
}

/** Spots on a leaf; the largest are at the marks. */
export function spots(look: SpotsLook, random: Random): string {
  const [first, second] = MARKS
  const middle: Point = [970, 566]
  const isDotted = look.figure === 'dots'
  const except = [
    [first, 170],
    [second, 160],
    [middle, 190]
  ] as const
  const area = { x: [60, 1440], y: [40, 840], apart: isDotted ? 78 : 124, except } as const
  const others = scattered(isDotted ? 62 : 30, area, random)
  const places = [
    [first, 92] as const,
    [second, 82] as const,
    [middle, 108] as const,
    ...others.map(place => [place, random.between(16, isDotted ? 40 : 62)] as const)
  ]
  if (look.figure === 'spindles') return spindles(look, places, random)
  return stamped(
    'spot',
    range(4).map(() => spot(look, random)),
    places,
    random
  )
}

function spot({ edge, heart, halo, figure, specks }: SpotsLook, random: Random): string {
  const round = (size: number) => blot([0, 0], [size, size * 0.84], random)
  const rings = figure === 'rings' ? [0.84, 0.64, 0.44, 0.22] : [0.62]
  return [
    shape(halo, round(136), ' fill-opacity=".8"'),
    shape(edge, round(100)),
    ...rings.map((grow, index) => shape(index % 2 ? edge : heart, round(grow * 100))),
    specks ? line(specks, 9, dots(around([0, 0], 16, random))) : '',
    line('#fff', 6, 'M-58-46q26-26 66-24', ' stroke-opacity=".4"')
  ].join('')
}

const around = (place: Point, count: number, { between }: Random) =>
  range(count).map(() => away(place, between(0, 360), between(0, 58)))

type Places = readonly (readonly [Point, number])[]

/** Pointed at both ends, along the veins. */
function spindles({ edge, heart, halo, specks }: SpotsLook, places: Places, random: Random) {
  const outline = (grow: number) => places.map(([place, size]) => spindle(place, size * grow))
  const inside = places.flatMap(([[x, y], size]) =>
    around([0, 0], Math.round(size / 6), random).map(([across, down]): Point => {
      return [x + across * size * 0.014, y + down * size * 0.0036]
    })
  )
  return [
    shape(halo, outline(1.42).join(''), ' fill-opacity=".8"'),
    shape(edge, outline(1).join('')),
    shape(heart, outline(0.62).join('')),
    specks ? line(specks, 8, dots(inside)) : ''
  ].join('')
}

function spindle([x, y]: Point, size: number): string {
  const [long, high, rise] = [size * 1.5, size * 0.5, size * 0.23].map(Math.round) as [
    number,
    number,
    number
  ]
  const third = Math.round(long * 0.3)
  return `M${Math.round(x) - long} ${Math.round(y) + rise}c${long - third}-${high + rise} ${long + third}-${high + rise * 2} ${long * 2}-${rise * 2}c-${long - third} ${high + rise}-${long + third} ${high + rise * 2}-${long * 2} ${rise * 2}z`
}
