import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { away, blot, dots, line, MARKS, solid } from '#art/pests/brush.ts'
import { roots } from '#art/pests/weeds/roots.ts'
import { numbers, rounded } from '#art/base/path.ts'
import type { Point } from '#art/base/vector.ts'

export type KnotsLook = { /** Small pale beads, not swellings. */ cysts?: true }

/** What nematodes leave on roots, and the worms themselves, enlarged. */
export function knots({ cysts }: KnotsLook, random: Random): string {
  const foot: Point = [980, 352]
  const [first, second] = MARKS
  const main: readonly (readonly Point[])[] = [
    [foot, [760, 520], first, [310, 630]],
    [foot, [930, 560], [850, 700], [880, 850]],
    [foot, [1090, 540], [1130, 690], [1080, 850]],
    [foot, [1230, 470], second, [1560, 620]]
  ]
  const path = main
    .map(
      ([a, b, c, d]) =>
        `M${[a, b, c, d]
          .map(point => numbers(point ?? foot))
          .join(' ')
          .replace(/^(\S+ \S+) /, '$1C')}`
    )
    .join('')
  const places = main
    .flatMap(points => points.slice(1))
    .flatMap(point => [point, away(point, 200, 54), away(point, 20, 66)])
  return [
    roots(foot, random, 0.45),
    line('#8b5e2f', 42, path),
    line('#ecd9a6', 32, path),
    ...(cysts
      ? beads(places, random)
      : places.map((place, index) => swelling(place, index % 3 === 0 ? 58 : 38, random))),
    worms(random)
  ].join('')
}

const swelling = (place: Point, size: number, random: Random) =>
  solid('#e3c483', blot(place, [size, size * 0.8], random, 9), '#8b5e2f', 6) +
  line(
    '#f7ead0',
    9,
    `M${numbers(rounded([place[0] - size * 0.4, place[1] - size * 0.36]))}q12-12 34-10`
  )

function beads(places: readonly Point[], random: Random): string[] {
  const all = places.flatMap(place =>
    range(5).map((): Point => rounded(away(place, random.between(0, 360), random.between(14, 54))))
  )
  return [
    line('#8b5e2f', 34, dots(all)),
    line('#f6eccb', 26, dots(all)),
    line('#fff', 8, dots(all.map(([x, y]): Point => [x - 4, y - 5])))
  ]
}

/** Not to scale: they are visible only under a microscope. */
function worms({ between, below }: Random): string {
  const all = range(9).map(() => {
    const [x, y] = [640 + below(820), 640 + below(180)]
    const turn = Math.round(between(-40, 40))
    return `M${x} ${y}q30-${40 + turn} 60 0t60 ${turn}`
  })
  return line('#7a5a32', 12, all.join('')) + line('#fbf6e3', 7, all.join(''))
}
