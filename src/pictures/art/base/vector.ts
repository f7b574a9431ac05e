export type Point = readonly [x: number, y: number]

/** Two directions at right angles: along the rows, and across them. */
export type Frame = { degrees: number; along: Point; across: Point }

export function add(point: Point, direction: Point, times = 1): Point {
  return [point[0] + direction[0] * times, point[1] + direction[1] * times]
}

export function subtract(point: Point, other: Point): Point {
  return [point[0] - other[0], point[1] - other[1]]
}

export function dot(point: Point, other: Point): number {
  return point[0] * other[0] + point[1] * other[1]
}

export function between(start: Point, end: Point, share: number): Point {
  return add(start, subtract(end, start), share)
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

export function degreesOf([x, y]: Point): number {
  return (Math.atan2(y, x) * 180) / Math.PI
}

export function direction(degrees: number): Point {
  return [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
}

export function unit(vector: Point): Point {
  const length = Math.hypot(...vector)
  return [vector[0] / length, vector[1] / length]
}

/** A quarter turn. */
export function normal([x, y]: Point): Point {
  return [-y, x]
}

/** The distance of a point from a line of straight pieces. */
export function distanceTo(line: readonly Point[], point: Point): number {
  const distances = line.slice(1).map((end, index) => {
    const start = line[index] ?? end
    const piece = subtract(end, start)
    const share = dot(subtract(point, start), piece) / (dot(piece, piece) || 1)
    return Math.hypot(...subtract(point, add(start, piece, Math.max(0, Math.min(1, share)))))
  })
  return Math.min(...distances)
}

export function frameOf(degrees: number): Frame {
  const along = direction(degrees)
  return { degrees, along, across: normal(along) }
}

export function turned([x, y]: Point, degrees: number): Point {
  const [cosine, sine] = direction(degrees)
  return [x * cosine - y * sine, x * sine + y * cosine]
}
