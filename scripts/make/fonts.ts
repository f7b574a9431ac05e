import { readFileSync, writeFileSync } from 'node:fs'
import { type Part, subsetFont } from './subset-font.ts'

// npm run make:fonts: writes the parts of the fonts that nearly every page needs, as the style sheets of the fonts name
// them.

const FOLDER = 'src/styles/fonts'
const SHEETS = ['fonts', 'cyrillic', 'arabic'].map(name => `src/styles/${name}.css`)

/** The weights that the style sheets use; of Changa, one for headings and one for running text, so that each file is small. */
const weights: Record<string, readonly [number, number]> = {
  'alumni-sans': [600, 850],
  changa: [700, 700],
  'changa-arabic-text': [400, 400],
  commissioner: [400, 700]
}

/** A rule of a sheet for a file of this folder: its name, and its characters. */
const RULE =
  /url\('\.\/fonts\/(?<name>(?<script>(?<family>[a-z-]+)-(?:latin|cyrillic|arabic))(?:-text)?)\.woff2'\)[^}]*unicode-range:(?<ranges>[^;]+)/g

export type FontPart = Part & { name: string; source: string }

/** The parts that the style sheets name; where several rules use one, the first says what is in it. */
export function fontParts(): FontPart[] {
  const sheets = SHEETS.map(sheet => readFileSync(sheet, 'utf8')).join('')
  const rules = [...sheets.matchAll(RULE)].map(({ groups = {} }) => groups)
  const parts = new Map(rules.toReversed().map(rule => [rule.name ?? '', rule]))
  return [...parts].map(([name, { family = '', script = '', ranges = '' }]) => ({
    name,
    source: `node_modules/@fontsource-variable/${family}/files/${script}-wght-normal.woff2`,
    weights: weights[name] ?? weights[family] ?? [400, 700],
    codes: new Set(ranges.split(',').flatMap(codesIn))
  }))
}

/** The codes of `U+0020-007E` or `U+0131`. */
function codesIn(range: string): number[] {
  const [first = 0, last = first] = [...range.matchAll(/[0-9A-F]{4,}/g)].map(([code]) =>
    parseInt(code, 16)
  )
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

if (import.meta.main)
  for (const { name, source, ...part } of fontParts()) {
    const font = await subsetFont(source, part)
    writeFileSync(`${FOLDER}/${name}.woff2`, font)
    console.log(`${name}: ${font.length} bytes`)
  }
