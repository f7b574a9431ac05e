import { escaped } from '#art/base/svg.ts'

type Letters = {
  text: string
  x: number
  y: number
  size: number
  weight: number
  colour: string
  anchor?: 'end'
}

/** Text in the page's display face, for drawings that are part of a page and not files. */
export function letters({ text, x, y, size, weight, colour, anchor }: Letters): string {
  const end = anchor ? ' text-anchor="end"' : ''
  return `<text x="${x}" y="${y}" font-family="Alumni Sans,sans-serif" font-weight="${weight}" font-size="${size}" fill="${colour}"${end}>${escaped(text)}</text>`
}

/** The size at which a text fills a width, up to the largest allowed. */
export function fittingSize(text: string, width: number, largest: number): number {
  return Math.min(largest, Math.floor(width / textWidth(text)))
}

/** The approximate width of a text in the display face, in ems. */
function textWidth(text: string): number {
  const widths = Array.from(text, letter => {
    if (/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/u.test(letter)) return 1
    if (/[A-Zm\u0400-\u04ff]/u.test(letter)) return 0.5
    if (/\p{Script=Arabic}/u.test(letter)) return 0.47
    return 0.4
  })
  return Math.max(
    1,
    widths.reduce((sum, width) => sum + width, 0)
  )
}
