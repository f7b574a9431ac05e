import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { away, blot, line, MARKS, shape } from '#art/pests/brush.ts'
import { scattered } from '#art/pests/scattered.ts'
import type { Point } from '#art/base/vector.ts'

/** Dark wet patches that grow from the edge, with a pale rim and white down on it. */
export function blight(_: object, random: Random): string {
  const patches = patchesIn(random)
  const layer = (grow: number, fill: string, more = '') =>
    shape(
      fill,
      patches
        .map(([place, size]) => blot(place, [size * grow * 1.12, size * grow * 0.86], random, 9))
        .join(''),
      more
    )
  const down = patches.flatMap(([place, size]) =>
    range(Math.round(size / 4)).map(index => {
      const [x, y] = away(
        place,
        index * 37 + random.between(-8, 8),
        size * random.between(0.94, 1.14)
      )
      return `M${Math.round(place[0] + (x - place[0]) * 1.1)} ${Math.round(place[1] + (y - place[1]) * 0.86)}l${random.below(13) - 6}-${9 + random.below(12)}`
    })
  )
  return [
    layer(1.26, '#e3e28a', ' fill-opacity=".8"'),
    layer(1.06, '#7d8a3c'),
    layer(0.96, '#4f4a2a'),
    layer(0.7, '#33261b'),
    line('#f6f7f0', 6, down.join('')),
    line('#6e5a3c', 5, patches.map(crease).join(''), ' stroke-opacity=".7"')
  ].join('')
}

type Patch = readonly [place: Point, size: number]

/** Large ones at the marks, and small ones elsewhere. */
function patchesIn(random: Random): Patch[] {
  const [first, second] = MARKS
  const except: [Point, number][] = [
    [first, 240],
    [second, 330]
  ]
  const small = scattered(6, { x: [120, 1280], y: [300, 840], apart: 210, except }, random)
  return [
    [[first[0] + 100, first[1] - 20], 112],
    [[second[0] + 120, second[1] + 90], 180],
    [[1180, 840], 170],
    [[960, 620], 120],
    ...small.map((place): Patch => [place, random.between(30, 62)])
  ]
}

function crease([[x, y], size]: Patch): string {
  const start = `${Math.round(x - size * 0.5)} ${Math.round(y)}`
  const [bend, height, end, rise] = [0.4, 0.24, 0.9, 0.2].map(share => Math.round(size * share))
  return `M${start}q${bend}-${height} ${end}-${rise}`
}
