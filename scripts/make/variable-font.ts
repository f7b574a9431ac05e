import { readFileSync } from 'node:fs'
import { create, type Font, type Point } from 'fontkit'

/** A variable font at one weight. */
export function fontAt(file: string, weight: number): Font {
  const light = create(readFileSync(file))
  light.getGlyph(0) // unpacks all outlines
  const font = Object.assign(Object.create(light) as Font, {
    variationCoords: [weight],
    _glyphs: {},
    _transformedGlyphs: light._transformedGlyphs
  })
  const processor = variationOf(font)
  for (const [id, glyph] of font._transformedGlyphs.entries())
    if (glyph.points)
      glyph.points = atWeight(glyph.points, points => processor.transformPoints(id, points))
  return font
}

/** The getter remembers what it found for the light font: it is asked again for this one. */
function variationOf(font: Font): Font['_variationProcessor'] {
  for (let proto: unknown = font; proto; proto = Object.getPrototypeOf(proto) as unknown) {
    const property = Object.getOwnPropertyDescriptor(proto, '_variationProcessor')
    if (property?.get) return property.get.call(font) as Font['_variationProcessor']
  }
  throw new Error('fontkit keeps variations elsewhere now: see its TTFFont.')
}

/** Outlines vary together with four points that are no part of them. */
function atWeight(points: readonly Point[], vary: (points: Point[]) => void): Point[] {
  const phantom = { onCurve: false, endContour: true, x: 0, y: 0 }
  const all = [...points, phantom, phantom, phantom, phantom].map(
    point =>
      Object.assign(Object.create(Object.getPrototypeOf(points[0]) as object), point) as Point
  )
  vary(all)
  return all.slice(0, points.length)
}
