import { range } from '#art/base/list.ts'
import { short } from '#art/base/svg.ts'
import { ROAD_ENTRY, type Ground } from './ground.ts'

const PIECES = 6

/** The road through all zones: it bends to one side and back, and leaves a zone at the position where it enters. */
export function road({ height, id, roadAt }: Ground): string {
  const piece = height / PIECES
  const pieces = range(PIECES).map(index => curve(roadAt, index * piece, piece))
  const path = `M${ROAD_ENTRY} 0C${pieces.join(' ')}`
  const stroke = (colour: string, width: number, more = '') =>
    `<use href="#${id}r" stroke="${colour}" stroke-width="${width}"${more}/>`
  return `<g fill="none"><g stroke="#10211a" stroke-opacity=".2" stroke-width="34" transform="translate(5 0)"><path id="${id}r" d="${path}"/></g>${stroke('#f1ead0', 30)}${stroke('#b9a987', 2.5, ' stroke-dasharray="22 18"')}</g>`
}

/** A piece of the road that goes on in the direction of the one before. */
function curve(roadAt: Ground['roadAt'], top: number, length: number): string {
  const bottom = top + length
  const slopeAt = (y: number) => (roadAt(y + 1) - roadAt(y - 1)) / 2
  const points = [
    [roadAt(top) + (slopeAt(top) * length) / 3, top + length / 3],
    [roadAt(bottom) - (slopeAt(bottom) * length) / 3, bottom - length / 3],
    [roadAt(bottom), bottom]
  ]
  return points.map(point => point.map(short).join(' ')).join(' ')
}
