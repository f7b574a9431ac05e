import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { away, blot, dots, line, MARKS, shape, stamped } from '#art/pests/brush.ts'
import { scattered } from '#art/pests/scattered.ts'
import type { Point } from '#art/base/vector.ts'

export type RustLook = { powder: string; dark: string; isStriped?: true }

/** Blisters of powder: in stripes along the veins, or scattered; a finger has wiped some of it. */
export function rust(look: RustLook, random: Random): string {
  const area = { x: [20, 1440], y: [40, 850], except: [[MARKS[1], 130]] } as const
  const small = look.isStriped ? rows(random) : scattered(130, { ...area, apart: 52 }, random)
  const large = scattered(9, { x: [480, 1320], y: [430, 690], apart: 120 }, random)
  const blisters = [
    ...small.map(place => [place, random.between(22, 32)] as const),
    ...large.map(place => [place, random.between(52, 76)] as const),
    [MARKS[0], 108] as const
  ]
  const drawings = range(3).map(() => blister(look, random))
  return stamped('blister', drawings, blisters, random) + spores(look, random) + smear(look, random)
}

function blister({ powder, dark }: RustLook, random: Random): string {
  return [
    shape('#e6da66', blot([0, 0], [100, 74], random), ' fill-opacity=".85"'),
    shape(dark, blot([0, 0], [62, 44], random)),
    shape(powder, blot([-5, -6], [46, 29], random)),
    line('#fff', 8, 'M-30-14q20-14 44-8', ' stroke-opacity=".45"')
  ].join('')
}

/** Powder around the open blister at the first mark. */
function spores({ powder }: RustLook, random: Random): string {
  const all = range(46).map(() => away(MARKS[0], random.between(0, 360), random.between(50, 140)))
  return line(powder, 9, dots(all))
}

function smear({ powder, dark }: RustLook, { between }: Random): string {
  const [, [x, y]] = MARKS
  const strokes = range(9).map(index => {
    const [from, to] = [Math.round(x - between(90, 130)), Math.round(x + between(60, 150))]
    const top = y - 54 + index * 13
    return `M${from} ${top + 20}Q${x} ${top + 2} ${to} ${top - 16}`
  })
  const light = strokes.filter((_, index) => index % 2 === 0)
  return (
    line(dark, 8, strokes.join(''), ' stroke-opacity=".35"') +
    line(powder, 9, light.join(''), ' stroke-opacity=".8"')
  )
}

function rows({ between, chance }: Random): Point[] {
  return range(15).flatMap(row => {
    const [start, length] = [between(0, 700), between(500, 1400)]
    return range(48).flatMap((step): Point[] => {
      const x = step * 34
      const y = 58 * row + 130 - x * 0.156
      const isFree = y > Math.max(210, 590 - Math.max(0, x - 420) * 0.64)
      const isInRow = x > start && x < start + length && !chance(0.12)
      return isFree && isInRow ? [[x + between(-6, 6), y]] : []
    })
  })
}
