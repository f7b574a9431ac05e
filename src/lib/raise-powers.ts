const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** `2×10^9` as it is printed: 2×10⁹. */
export function raisePowers(text: string): string {
  return text.replace(/(?<=10)\^(\d+)/g, (_, exponent: string) =>
    Array.from(exponent, digit => RAISED[Number(digit)]).join('')
  )
}
