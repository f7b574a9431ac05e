import { svg } from '#art/base/svg.ts'
import { POPPY } from '#lib/colours.ts'

/** A field in half a circle that ends in three furrows, on a 40 px square. */
export const MARK_FIELD =
  'M20 2a18 18 0 0 1 0 36zM12.4 3.7h4v32.6h-4zM6.8 7.7h3v24.6h-3zM2.7 14h2v12h-2z'
export const MARK_VANE = 'm20 20 4.8-16.8 4.6 2.6z'
export const MARK_TURN = 'rotate(12 20 20)'

/** The mark: a pivot circle, half sown, half ploughed, cut by a vane. */
export function brandMark(field = 'currentColor', vane = POPPY): string {
  return svg({ width: 40, height: 40 }, markShapes(field, vane))
}

export function markShapes(field: string, vane = POPPY): string {
  return `<g transform="${MARK_TURN}"><path fill="${field}" d="${MARK_FIELD}"/><path fill="${vane}" d="${MARK_VANE}"/></g>`
}
