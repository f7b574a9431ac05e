const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** `2×10^9` as it is printed: 2×10⁹. */
export function raisePowers(text: string): string {
  return text.replace(/(?<=10)\^(\d+)/g, (_, exponent: string) =>
    Array.from(exponent, digit => RAISED[Number(digit)]).join('')
  )
}

/** A text in pieces: figures with powers, raised and plain, and the text between. */
export function splitPowers(text: string): { text: string; digits?: string }[] {
  return text
    .split(/([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/)
    .map((text, index) => (index % 2 === 0 ? { text } : { text, digits: text.normalize('NFKC') }))
    .filter(({ text }) => text !== '')
}
