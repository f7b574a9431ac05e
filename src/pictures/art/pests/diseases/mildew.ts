import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { away, blot, dots, line, MARKS, shape, stamped } from '#art/pests/brush.ts'
import { scattered } from '#art/pests/scattered.ts'
import type { Point } from '#art/base/vector.ts'

/** White felt on the upper side of the leaf; a finger wipes it off. */
export function mildew(_: object, random: Random): string {
  const [felt, wiped] = MARKS
  const area = { x: [220, 1380], y: [180, 840], apart: 230, except: [[wiped, 250]] } as const
  const large: Point[] = [felt, wiped, [960, 570], [1190, 660], ...scattered(5, area, random)]
  const small = scattered(46, { x: [40, 1440], y: [40, 850], apart: 84 }, random)
  const places = [
    ...small.map(place => [place, random.between(16, 44)] as const),
    ...large.map(place => [place, random.between(120, 150)] as const)
  ]
  return (
    stamped(
      'felt',
      range(3).map(() => colony(random)),
      places,
      random
    ) + finger(wiped)
  )
}

function colony(random: Random): string {
  const near = (most: number) => away([0, 0], random.between(0, 360), random.between(8, most))
  const threads = range(22).map(() => {
    const [x, y] = near(86).map(Math.round)
    return `M${x} ${y}l${random.below(41) - 20} ${random.below(31) - 15}`
  })
  return [
    shape('#cfe0a2', blot([0, 0], [116, 84], random, 11), ' fill-opacity=".9"'),
    shape('#eef0e4', blot([0, 0], [98, 68], random, 13)),
    shape('#fbfbf6', blot([-6, -6], [72, 46], random, 13)),
    line('#fff', 4, threads.join('')),
    line('#b9bfa8', 7, dots(range(24).map(() => near(70)))),
    line('#5b4a2a', 6, dots(range(5).map(() => near(60))))
  ].join('')
}

/** The green of the leaf where the felt was wiped off. */
function finger([x, y]: Point): string {
  const stroke = (from: number) =>
    `M${x - 96} ${y + from + 34}Q${x} ${y + from} ${x + 98} ${y + from - 40}`
  return [
    line('#b9d65c', 66, stroke(6)),
    line('#a0c142', 3.5, [-16, 0, 16, 30].map(stroke).join('')),
    line('#f4f5ec', 12, `M${x + 124} ${y - 66}q14 26 10 52`)
  ].join('')
}
