import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { curve } from '#art/base/curve.ts'
import { line, MARKS, dots } from '#art/pests/brush.ts'
import { scattered } from '#art/pests/scattered.ts'
import type { Point } from '#art/base/vector.ts'

/** Winding tunnels under the skin of a leaf, wider where the maggot has grown. */
export function mine(_: object, random: Random): string {
  const [first, second] = MARKS
  const tunnels = [
    tunnel(first, [1060, 560], random),
    tunnel([760, 760], second, random),
    tunnel([1240, 790], [1540, 660], random)
  ]
  const stings = scattered(80, { x: [40, 1560], y: [-20, 840], apart: 60 }, random)
  return [
    line('#e9f0c0', 13, dots(stings)),
    ...tunnels.flatMap(points =>
      range(points.length - 3).map(index =>
        line('#8ea53a', 16 + index * 1.4, curve(points.slice(index, index + 4)))
      )
    ),
    ...tunnels.flatMap(points =>
      range(points.length - 3).map(index =>
        line('#f4f1d6', 9 + index * 1.3, curve(points.slice(index, index + 4)))
      )
    ),
    line('#3d3a20', 6, tunnels.map(curve).join(''), ' stroke-dasharray="1 17"'),
    line('#b58a1c', 30, `M${second[0] - 40} ${second[1] + 8}L${second[0]} ${second[1]}`),
    line('#f0d34a', 20, `M${second[0] - 40} ${second[1] + 8}L${second[0]} ${second[1]}`)
  ].join('')
}

function tunnel(from: Point, to: Point, { between }: Random): Point[] {
  const count = 26
  const wide = between(60, 100)
  return range(count).map((step): Point => {
    const share = step / (count - 1)
    const sway =
      Math.sin(Math.PI * share) * (wide * Math.sin(share * 13) + 34 * Math.sin(share * 31))
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + sway]
  })
}
