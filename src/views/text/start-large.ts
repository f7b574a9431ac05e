/** A text that begins a line or a value: `glyphosate` is a small word in a sentence. */
export function startLarge(text: string, locale: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}
