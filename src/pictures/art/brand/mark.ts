import type { Mark } from '#lib/mark.ts'

type Place = { x: number; y: number; side: number; colour: string }

/** A brand's mark as part of a picture. */
export function markShapes({ side: own, shapes }: Mark, { x, y, side, colour }: Place): string {
  const paths = shapes.map(shape => {
    const move = shape.transform === undefined ? '' : ` transform="${shape.transform}"`
    return `<path fill="${shape.colour ?? colour}"${move} d="${shape.d}"/>`
  })
  return `<g transform="translate(${x} ${y})scale(${+(side / own).toFixed(4)})">${paths.join('')}</g>`
}
