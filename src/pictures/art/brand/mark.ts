import { isPicture, type Mark, PICTURE_SIDES, type PictureMark } from '#lib/mark.ts'

type Place = { x: number; y: number; side: number; colour: string }

/** A brand's mark as part of a picture. */
export function markShapes(mark: Mark, { x, y, side, colour }: Place): string {
  if (isPicture(mark)) return image(mark, { x, y, side })
  const paths = mark.shapes.map(shape => {
    const move = shape.transform === undefined ? '' : ` transform="${shape.transform}"`
    return `<path fill="${shape.colour ?? colour}"${move} d="${shape.d}"/>`
  })
  return `<g transform="translate(${x} ${y})scale(${+(side / mark.side).toFixed(4)})">${paths.join('')}</g>`
}

function image({ small, large }: PictureMark, { x, y, side }: Omit<Place, 'colour'>): string {
  const png = side > PICTURE_SIDES.small ? large : small
  return `<image x="${x}" y="${y}" width="${side}" height="${side}" href="data:image/png;base64,${png}"/>`
}
