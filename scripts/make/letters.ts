import { writeFileSync } from 'node:fs'
import type { Command, Font } from 'fontkit'
import { fontAt } from './variable-font.ts'

// The display face as outlines, for pictures that no font reaches: Alumni Sans (SIL Open Font License) at the weight of
// headlines, in Latin and Cyrillic script.
const WEIGHT = 800
const scripts = [
  {
    name: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x2010, 0x2026],
      [0x20ac, 0x20ac]
    ]
  },
  {
    name: 'latin-ext',
    ranges: [
      [0x100, 0x17f],
      [0x218, 0x21b]
    ]
  },
  {
    name: 'cyrillic',
    ranges: [
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x2116, 0x2116]
    ]
  }
] as const

const letters: Record<string, [advance: number, outline: string]> = {}
const kerning: Record<string, number> = {}

for (const { name, ranges } of scripts) {
  const file = `node_modules/@fontsource-variable/alumni-sans/files/alumni-sans-${name}-wght-normal.woff2`
  const font = fontAt(file, WEIGHT)
  const own = ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .filter(code => font.hasGlyphForCodePoint(code))
    .map(code => String.fromCodePoint(code))
  for (const letter of own) letters[letter] = outlineOf(font, letter)
  const plain = own.filter(
    letter =>
      /[\p{Letter}\d]/u.test(letter.normalize('NFD')) && letter.normalize('NFD').length === 1
  )
  for (const pair of plain.flatMap(one => plain.map(other => one + other))) {
    const kern = kernOf(font, pair)
    if (kern !== 0) kerning[pair] = kern
  }
}

writeFileSync('src/art/letters.json', `${JSON.stringify({ letters, kerning })}\n`)

function outlineOf(font: Font, letter: string): [advance: number, outline: string] {
  const { glyphs } = font.layout(letter)
  const [glyph] = glyphs
  if (!glyph) throw new Error(`The font has no glyph for "${letter}".`)
  return [Math.round(glyph.advanceWidth), glyph.path.scale(1, -1).commands.map(format).join('')]
}

function format({ command, args }: Command): string {
  const letter =
    { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C' }[command] ?? 'Z'
  return letter + args.map(Math.round).join(' ')
}

function kernOf(font: Font, pair: string): number {
  const { glyphs, positions } = font.layout(pair)
  return Math.round((positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0))
}
