import data from '#art/letters.json' with { type: 'json' }

/**
 * Words as outlines of the display face, for pictures that no font reaches. `scripts/make/letters.ts` computes the
 * letters: Latin and Cyrillic. Other scripts need shaping, or thousands of letters.
 */
const letters = data.letters as unknown as Record<string, [advance: number, outline: string]>
const kerning: Record<string, number> = data.kerning

const UNITS = 1000

/** Whether every letter of a text can be drawn. */
export function canOutline(text: string): boolean {
  return Array.from(text).every(letter => letter in letters)
}

/** How wide a line is, in ems. */
export function lineWidth(text: string): number {
  return placed(text).width / UNITS
}

/** One line of text as markup: `x` and `y` are where its first letter stands on the line. */
export function outlined(
  text: string,
  { x, y, size }: { x: number; y: number; size: number }
): string {
  const paths = placed(text).glyphs.map(({ at, outline }) =>
    outline === '' ? '' : `<path transform="translate(${at})" d="${outline}"/>`
  )
  return `<g transform="translate(${x} ${y})scale(${size / UNITS})">${paths.join('')}</g>`
}

function placed(text: string) {
  let width = 0
  const line = Array.from(text)
  const glyphs = line.map((letter, index) => {
    const [advance, outline] = letters[letter] ?? [0, '']
    const at = width
    width += advance + (kerning[letter + (line[index + 1] ?? '')] ?? 0)
    return { at, outline }
  })
  return { width, glyphs }
}
