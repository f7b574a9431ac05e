import { loop } from '#art/base/curve.ts'
import { range } from '#art/base/list.ts'
import { numbers, rounded } from '#art/base/path.ts'
import { INK } from '#lib/colours.ts'
import type { Random } from '#art/base/random.ts'
import { add, direction, type Point } from '#art/base/vector.ts'

/** The places of the two marks in the lower 1600 × 860 of every portrait. The lines that a style sheet draws end there. */
export const MARKS: readonly [Point, Point] = [
  [575, 632],
  [1390, 512]
]

export function line(colour: string, width: number, path: string, more = ''): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more} d="${path}"/>`
}

export function shape(fill: string, path: string, more = ''): string {
  return `<path fill="${fill}"${more} d="${path}"/>`
}

/** A shape with a dark edge. */
export function solid(fill: string, path: string, edge = INK, width = 6): string {
  const stroke = ` stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"`
  return shape(fill, path, stroke)
}

/** The shadow of a body on the ground. */
export function shadow(path: string): string {
  return shape(INK, path, ' fill-opacity=".24" transform="translate(18 26)"')
}

/** Round dots, for a line with round ends. */
export function dots(points: readonly Point[]): string {
  return points.map(point => `M${numbers(rounded(point))}h0`).join('')
}

/** Points as SVG writes them: `12,-4 20,0`. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}

/** The outline of a body that is symmetrical to its axis; `profile` states the points of one half of it. */
export function hull(profile: string, broad = 1): string {
  const half = points(profile).map(([x, y]): Point => [x, y * broad])
  return loop([...half, ...half.toReversed().map(([x, y]): Point => [x, -y])])
}

/** A drawing and its mirror image on the other side of the axis. */
export function bothSides(...parts: string[]): string {
  const drawn = parts.join('')
  return `${drawn}<g transform="scale(1-1)">${drawn}</g>`
}

/** An animal on its axis, its head to the right, between the two marks. */
export function animal(...parts: string[]): string {
  return `<g transform="translate(958 588)rotate(-6)scale(.92)">${parts.join('')}</g>`
}

/** A few drawings of 200 × 200, repeated at many places in different sizes and directions. */
export function stamped(
  name: string,
  drawings: readonly string[],
  places: readonly (readonly [Point, size: number])[],
  random: Random
): string {
  const stamps = drawings.map((drawn, index) => `<g id="${name}${index}">${drawn}</g>`)
  const uses = places.map(([[x, y], size], index) => {
    const place = `translate(${Math.round(x)} ${Math.round(y)})rotate(${random.below(12) * 30})`
    return `<use href="#${name}${index % drawings.length}" transform="${place}scale(${(size / 100).toFixed(2)})"/>`
  })
  return `<defs>${stamps.join('')}</defs>${uses.join('')}`
}

/** A round shape with an uneven edge. */
export function blot([x, y]: Point, [across, down]: Point, random: Random, corners = 9): string {
  return loop(
    range(corners).map((corner): Point => {
      const [cosine, sine] = direction((corner * 360) / corners)
      const size = random.between(0.88, 1.12)
      return [x + across * size * cosine, y + down * size * sine]
    })
  )
}

/** The point at a distance from another, in a direction. */
export const away = (from: Point, degrees: number, distance: number) =>
  add(from, direction(degrees), distance)
