import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { away, line, MARKS, shape, solid } from '#art/pests/brush.ts'
import { scattered } from '#art/pests/scattered.ts'
import { numbers, rounded } from '#art/base/path.ts'
import type { Point } from '#art/base/vector.ts'

/** Yellow patches with corners, bounded by veins; the leaf is folded over to show grey down on its underside. */
export function downy(_: object, random: Random): string {
  const [first] = MARKS
  const patches: Point[] = [
    first,
    ...scattered(26, { x: [60, 1180], y: [40, 840], apart: 118, except: [[first, 170]] }, random)
  ]
  return [
    ...patches.map((place, index) => {
      const size = index === 0 ? 104 : random.between(34, 76)
      return [
        solid('#f0dc55', angular(place, size, random), '#c9b437', 5),
        shape('#c98f3a', angular(place, size * 0.6, random), ' fill-opacity=".8"'),
        index % 3 === 0 ? shape('#7a4a22', angular(place, size * 0.34, random)) : ''
      ].join('')
    }),
    fold(random)
  ].join('')
}

function angular(place: Point, size: number, { between }: Random): string {
  const corners = range(6).map(index => {
    const [x, y] = away(place, index * 60 + 12, size * between(0.72, 1.25))
    return numbers(rounded([x, place[1] + (y - place[1]) * 0.8]))
  })
  return `M${corners.join('L')}z`
}

/** The edge of the leaf turned over: its underside is paler. */
function fold(random: Random): string {
  const down = scattered(11, { x: [1290, 1560], y: [480, 800], apart: 62 }, random)
  const tufts = [MARKS[1], ...down].flatMap(place =>
    range(30).map(() => {
      const [x, y] = away(place, random.between(0, 360), random.between(0, 44)).map(Math.round)
      return `M${x} ${y}l${random.below(9) - 4}-${8 + random.below(12)}`
    })
  )
  return [
    shape(
      '#10211a',
      'M1610 270C1440 350 1270 540 1230 900h400z',
      ' fill-opacity=".24" transform="translate(-22 6)"'
    ),
    solid('#dbe6ae', 'M1610 270C1440 350 1270 540 1230 900h400z', '#8ea53a', 6),
    line(
      '#c2d189',
      9,
      'M1250 800Q1420 700 1610 700M1290 660Q1430 560 1610 550M1370 520Q1470 440 1610 410'
    ),
    line('#8d8798', 7, tufts.join('')),
    line('#d9d6df', 3, tufts.filter((_, index) => index % 3 === 0).join(''))
  ].join('')
}
