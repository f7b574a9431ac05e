export type Box = { x: number; y: number; width: number; height: number }

export type Size = { width: number; height: number }

/** How a drawing fills a box of another shape: cropped like a photograph, or stretched like a chart. */
type Fit = 'cover' | 'stretch'

export function svg({ width, height }: Size, content: string, fit: Fit = 'cover'): string {
  const ratio = fit === 'cover' ? 'xMidYMid slice' : 'none'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="${ratio}">${content}</svg>`
}

/** A finished drawing placed inside another one, cut to the box. */
export function nest(drawing: string, { x, y, width, height }: Box): string {
  const place = `<svg x="${x}" y="${y}" width="${width}" height="${height}"`
  return drawing.replace(
    /<svg [^>]*?viewBox="([^"]+)"[^>]*>/,
    (_, view: string) => `${place} viewBox="${view}" preserveAspectRatio="xMidYMid slice">`
  )
}

/** Fills the whole sheet with one colour or pattern. */
export function backdrop({ width, height }: Size, fill: string): string {
  return `<path fill="${fill}" d="M0 0h${width}v${height}H0z"/>`
}

/** At most one decimal, which is enough for a stroke. */
export function short(value: number): number {
  return Math.round(value * 10) / 10
}
