import type { Crop } from '#art/colour/palette.ts'

/** How areas are coloured; each pass has its own paint. */
export type Paint = {
  /** The colour or pattern of a crop whose rows run at an angle. */
  fill: (crop: Crop, degrees: number) => string
  /** The colour of a crop that is drawn without pattern. */
  colour: (crop: Crop) => string
  /** The stroke between two areas; a width of 0 draws one only in a pass that outlines everything. */
  seam: (width: number) => string
  /** The colour of rows that a scene draws itself. */
  rows: (crop: Crop) => string | undefined
  /** The patterns used so far. */
  patterns: () => string
}

export type Area = { path: string; crop: Crop; degrees: number }

/** Fills areas that do not overlap, one path a fill: the fewer elements, the smaller the file. */
export function paintAreas(paint: Paint, areas: readonly Area[], seamWidth: number): string {
  const byFill = new Map<string, string>()
  for (const { path, crop, degrees } of areas) {
    const fill = paint.fill(crop, degrees)
    byFill.set(fill, (byFill.get(fill) ?? '') + path)
  }
  const paths = [...byFill].map(([fill, path]) => `<path fill="${fill}" d="${path}"/>`)
  return `<g${paint.seam(seamWidth)}>${paths.join('')}</g>`
}

/** The attributes of a stroke as markup. */
export function stroke(colour: string, width: number): string {
  return ` stroke="${colour}" stroke-width="${width}"`
}
