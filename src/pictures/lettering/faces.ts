import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { oncePer } from '#lib/once-per.ts'
import { decompressFonts } from './decompress.ts'

/** How a script is set beside Latin capitals: `size`, `rise` (height above the baseline) and `leading`, in ems. */
type Style = {
  name: string
  files: string
  weight: number
  size: number
  rise: number
  leading: number
}

/** The display faces, all under the SIL Open Font License. The first that has a letter draws it. */
const styles: readonly Style[] = [
  { name: 'alumni-sans', files: '*-wght-normal', weight: 800, size: 1, rise: 0.6, leading: 0.84 },
  { name: 'changa', files: '*-arabic-*', weight: 700, size: 0.74, rise: 0.6, leading: 1.08 },
  { name: 'anuphan', files: '*-thai-*', weight: 700, size: 0.76, rise: 0.7, leading: 1.05 },
  { name: 'noto-sans-sc', files: '*', weight: 800, size: 0.68, rise: 0.6, leading: 0.86 }
]

export type LetterFace = { font: Font; style: Style }

/** Outlines and advances come in thousandths of an em, with y downwards as in SVG. */
export const UNITS = 1000

/** The face of a letter, if there is one. */
export function faceOf(letter: string): LetterFace | undefined {
  for (const style of styles) {
    const font = fontsOf(style).get(letter)
    if (font) return { font, style }
  }
  return undefined
}

/**
 * The font of each letter, opened with the first letter that no style before has. Fonts come in slices; Chinese has a
 * hundred, which take 50 MB and a quarter of a second.
 */
const fontsOf = oncePer((style: Style): ReadonlyMap<string, Font> => {
  const fonts = new Map<string, Font>()
  for (const bytes of decompressFonts(filesOf(style))) {
    const face = new Face(new Blob(bytes))
    const font = new Font(face)
    font.setScale(UNITS * style.size, -UNITS * style.size)
    font.setVariations([new Variation('wght', style.weight)])
    for (const code of face.collectUnicodes()) {
      const letter = String.fromCodePoint(code)
      if (!fonts.has(letter)) fonts.set(letter, font)
    }
  }
  return fonts
})

/** Resolved as a package, because scripts render pages in different working folders. */
function filesOf({ name, files }: Style): string[] {
  const face = createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`)
  const folder = join(dirname(face), 'files')
  const found = globSync(`${files}.woff2`, { cwd: folder }).sort()
  if (found.length === 0)
    throw new Error(`No font is at ${folder}, and titles in its script need it: run \`npm ci\`.`)
  return found.map(file => join(folder, file))
}
