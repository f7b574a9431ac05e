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
