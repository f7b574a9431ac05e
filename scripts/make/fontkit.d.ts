/** The little of fontkit that the letters need. Its own `getVariation` cannot read WOFF2, hence the inner parts. */
declare module 'fontkit' {
  export type Point = { onCurve: boolean; endContour: boolean; x: number; y: number }

  export type Glyph = {
    id: number
    advanceWidth: number
    path: { scale(x: number, y: number): { commands: Command[] } }
  }

  export type Command = { command: string; args: number[] }

  export type Font = {
    variationCoords: number[]
    _glyphs: Record<number, Glyph>
    _transformedGlyphs: { points?: Point[] }[]
    _variationProcessor: { transformPoints(glyph: number, points: Point[]): void }
    getGlyph(id: number): Glyph
    hasGlyphForCodePoint(code: number): boolean
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] }
  }

  export function create(bytes: Uint8Array): Font
}
