import { ROAD_ENTRY, type Ground } from './ground.ts'

/** The road through all zones: it bends to one side and back, and leaves a zone at the position where it enters. */
export function road({ height, id }: Ground, bend: number): string {
  const [third, twoThirds] = [Math.round(height / 3), Math.round((height * 2) / 3)]
  const path = `M${ROAD_ENTRY} 0C${ROAD_ENTRY + bend} ${third} ${ROAD_ENTRY - bend} ${twoThirds} ${ROAD_ENTRY} ${height}`
  const stroke = (colour: string, width: number, more = '') =>
    `<use href="#${id}r" stroke="${colour}" stroke-width="${width}"${more}/>`
  return `<g fill="none"><g stroke="#10211a" stroke-opacity=".2" stroke-width="34" transform="translate(5 0)"><path id="${id}r" d="${path}"/></g>${stroke('#f1ead0', 30)}${stroke('#b9a987', 2.5, ' stroke-dasharray="22 18"')}</g>`
}
