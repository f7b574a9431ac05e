import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { oncePer } from '#lib/once-per.ts'
import { decompressFont } from './decompress.ts'
import { parseRanges, type Range } from './unicode-ranges.ts'

/**
 * How a script is set beside Latin capitals: `size`, `rise` (height above the baseline) and `leading`, in ems. `slices`:
 * those of the package that are used, if not all.
 */
type Style = {
  name: string
  slices?: readonly string[]
  weight: number
  size: number
  rise: number
  leading: number
}

/** The display faces, all under the SIL Open Font License. The first that has a letter draws it. */
const styles: readonly Style[] = [
  { name: 'alumni-sans', weight: 800, size: 1, rise: 0.6, leading: 0.84 },
  { name: 'changa', slices: ['arabic'], weight: 700, size: 0.74, rise: 0.6, leading: 1.08 },
  { name: 'anuphan', slices: ['thai'], weight: 700, size: 0.76, rise: 0.7, leading: 1.05 },
  { name: 'noto-sans-sc', weight: 800, size: 0.68, rise: 0.6, leading: 0.86 }
]

export type LetterFace = { font: Font; style: Style }

/** Outlines and advances come in thousandths of an em, with y downwards as in SVG. */
export const UNITS = 1000

const knownFaces = new Map<string, LetterFace | undefined>()

/** The face of a letter, if there is one. */
export function faceOf(letter: string): LetterFace | undefined {
  if (!knownFaces.has(letter)) knownFaces.set(letter, findFace(letter))
  return knownFaces.get(letter)
}

function findFace(letter: string): LetterFace | undefined {
  const code = letter.codePointAt(0) ?? 0
  for (const style of styles)
    for (const slice of slicesOf(style)) {
      if (!slice.ranges.some(([from, to]) => from <= code && code <= to)) continue
      const { font, codes } = openedSlice(slice)
      if (codes.has(code)) return { font, style }
    }
  return undefined
}

/** A part of a face: the file with its letters. */
type Slice = { file: string; ranges: readonly Range[]; style: Style }

const slicesOf = oncePer((style: Style): Slice[] => {
  const folder = folderOf(style.name)
  const all = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >
  return Object.entries(all)
    .map(([key, ranges]) => ({ slice: key.replace(/[[\]]/g, ''), ranges }))
    .filter(({ slice }) => style.slices?.includes(slice) ?? true)
    .map(({ slice, ranges }) => ({
      file: join(folder, 'files', `${style.name}-${slice}-wght-normal.woff2`),
      ranges: parseRanges(ranges),
      style
    }))
})

/** Opened with the first of its letters: a Chinese face has a hundred slices, which take 50 MB and a quarter of a second. */
const openedSlice = oncePer(({ file, style }: Slice) => {
  const face = new Face(new Blob(decompressFont(file)))
  const font = new Font(face)
  font.setScale(UNITS * style.size, -UNITS * style.size)
  font.setVariations([new Variation('wght', style.weight)])
  return { font, codes: new Set(face.collectUnicodes()) }
})

/** Resolved as a package, because scripts render pages in different working folders. */
function folderOf(name: string): string {
  const face = `@fontsource-variable/${name}/package.json`
  return dirname(createRequire(import.meta.url).resolve(face))
}
