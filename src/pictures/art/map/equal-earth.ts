import { radians, type Point } from '#art/base/vector.ts'

/** The width of the whole globe on the map. */
export const MAP_WIDTH = 1200
/** The map is cut in the Bering Strait, so that Russia stays in one piece. */
export const CENTRAL_MERIDIAN = 11

// Šavrič, Patterson and Jenny, 2018: https://doi.org/10.1080/13658816.2018.1504949
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796]
const ROOT_3 = Math.sqrt(3)
const SCALE = (MAP_WIDTH * 3 * A1) / (4 * ROOT_3 * Math.PI)

/** Equal Earth: the place of a longitude and latitude on a map whose top is the north pole. */
export function project(longitude: number, latitude: number): Point {
  const angle = Math.asin((ROOT_3 / 2) * Math.sin(radians(latitude)))
  const square = angle ** 2
  const sixth = square ** 3
  const stretch = A1 + 3 * A2 * square + sixth * (7 * A3 + 9 * A4 * square)
  const turn = radians(longitude - CENTRAL_MERIDIAN)
  const x = (2 * ROOT_3 * turn * Math.cos(angle)) / (3 * stretch)
  return [MAP_WIDTH / 2 + x * SCALE, POLE - northing(angle) * SCALE]
}

function northing(angle: number): number {
  const square = angle ** 2
  return angle * (A1 + A2 * square + square ** 3 * (A3 + A4 * square))
}

const POLE = northing(Math.asin(ROOT_3 / 2)) * SCALE
