import createBidi from 'bidi-js'
import { Buffer, Direction, type Font, shape } from 'harfbuzzjs'
import { oncePer } from '#lib/once-per.ts'
import { faceOf, type LetterFace, UNITS } from './faces.ts'

export { UNITS } from './faces.ts'

// Words as outlines, for pictures without fonts: HarfBuzz joins and stacks letters, the Unicode
// bidirectional algorithm
// orders text of both directions.

const bidi = createBidi()

/** Joiners and direction marks are in no face. */
const invisible = /\p{Default_Ignorable_Code_Point}/u

/** Whether every letter of a text can be drawn. */
export function canOutline(text: string): boolean {
  return Array.from(text).every(letter => invisible.test(letter) || faceOf(letter))
}

/** Whether a text runs from right to left, even if its first word is a Latin name. */
export function runsLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text, 'ltr').levels.some(isOdd)
}

/** The width of a line, in ems. */
export function lineWidth(text: string): number {
  return placed(text).width / UNITS
}

/** The space above the baseline and between lines that a text needs, in ems: the greatest of all its letters. */
export function heightOf(text: string): { rise: number; leading: number } {
  const styles = runsOf(text).map(({ face }) => face.style)
  return {
    rise: Math.max(...styles.map(({ rise }) => rise)),
    leading: Math.max(...styles.map(({ leading }) => leading))
  }
}

type Place = { x: number; y: number; size: number; base?: 'ltr' | 'rtl' }

/**
 * One line of text as markup. `x` and `y` are the left end of its baseline; `base` is the direction of the whole
 * text, which may differ from that of the line's first letter.
 */
export function outlined(text: string, { x, y, size, base }: Place): string {
  const paths = outlinesOf(text, base).map(
    ({ at, d }) => `<path transform="translate(${at})" d="${d}"/>`
  )
  return `<g transform="translate(${x} ${y})scale(${size / UNITS})">${paths.join('')}</g>`
}

/** The letters of a line with their positions, in thousandths of an em. */
export function outlinesOf(text: string, base?: 'ltr' | 'rtl'): { at: string; d: string }[] {
  return placed(text, base)
    .glyphs.map(({ at, font, glyph }) => ({ at, d: outlineOf(font, glyph) }))
    .filter(({ d }) => d !== '')
}

function placed(text: string, base?: 'ltr' | 'rtl') {
  let width = 0
  const glyphs = inReadingOrder(runsOf(text, base)).flatMap(({ face: { font }, letters, level }) =>
    shaped(font, letters, level).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const at = `${width + xOffset} ${yOffset}`
      width += xAdvance
      return { at, font, glyph: codepoint }
    })
  )
  return { width, glyphs }
}

const knownOutlines = oncePer<Font, Map<number, string>>(() => new Map())

function outlineOf(font: Font, glyph: number): string {
  const outlines = knownOutlines(font)
  const outline = outlines.get(glyph) ?? rounded(font.glyphToPath(glyph))
  outlines.set(glyph, outline)
  return outline
}

/** Thousandths of an em are precise enough. */
function rounded(outline: string): string {
  return outline.replace(/-?\d+\.\d+/g, figure => String(Math.round(Number(figure))))
}

function shaped(font: Font, letters: string, level: number) {
  const buffer = new Buffer()
  buffer.addText(letters)
  buffer.setDirection(isOdd(level) ? Direction.RTL : Direction.LTR)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions()
}

/** Neighbouring letters of one face and one direction, which are shaped together. */
type Run = { face: LetterFace; letters: string; level: number }

function runsOf(text: string, base?: 'ltr' | 'rtl'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, base)
  const runs: Run[] = []
  let index = 0
  for (const letter of text) {
    const [last, level] = [runs.at(-1), levels[index] ?? 0]
    const face = invisible.test(letter) ? last?.face : faceOf(letter)
    index += letter.length
    if (!face) continue
    if (last?.face.font === face.font && last.level === level) last.letters += letter
    else runs.push({ face, letters: letter, level })
  }
  return runs
}

/** From left to right, as the picture shows them: rule L2 of the algorithm, for runs instead of letters. */
function inReadingOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--)
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  return ordered
}

function isOdd(level: number): boolean {
  return level % 2 === 1
}
