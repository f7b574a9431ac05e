import { CHALK, INK } from '#lib/colours.ts'

/** Light or dark text on the colour of an era: as content says, unless the contrast is too low to read. */
export type EraInk = 'light' | 'dark'

/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5

export function eraInk(ground = CHALK, text = INK): EraInk {
  const meant = luminance(text) > 0.4 ? 'light' : 'dark'
  const [light, dark] = [contrast(ground, CHALK), contrast(ground, INK)]
  if ((meant === 'light' ? light : dark) >= LEAST_CONTRAST) return meant
  return light > dark ? 'light' : 'dark'
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance of `#rgb` or `#rrggbb`, as WCAG defines it. */
function luminance(colour: string): number {
  const digits = colour.slice(1)
  const size = digits.length / 3
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(index => {
    const channel = digits.slice(index * size, (index + 1) * size)
    return linear(parseInt(channel.repeat(3 - size), 16) / 255)
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
