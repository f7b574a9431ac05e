import { longestRun } from '#lib/typography/join-thai.ts'

/** A heading fits words of this many Latin letters at its full size. */
const COMFORTABLE = 12
/** A Cyrillic letter is wider by this part of a Latin one; figures and spaces among such letters are not. */
const CYRILLIC_EXTRA = 0.2
/** These letters and a hyphen are half as wide as others. */
const NARROW = /[ijl\p{Dash}]/giu
const steps = ['16', '18', '22', '26', '34'] as const

/** The step (`data-longest`) by which a heading shrinks so that its longest word fits a narrow screen. */
export function longestWord({ text }: { text: string }): (typeof steps)[number] | undefined {
  const words = text.split(/\p{Dash}(?!\u2060)|[\s\u00ad/]/u)
  const longest = Math.max(...words.map(word => lettersOf(word.replaceAll('\u2060', ''))))
  if (longest <= COMFORTABLE) return undefined
  return steps.find(step => longest <= Number(step)) ?? '34'
}

function lettersOf(word: string): number {
  // A browser can break a text without spaces inside: Chinese anywhere, Thai between words.
  if (/\p{Script=Han}/u.test(word)) return 0
  if (/\p{Script=Thai}/u.test(word)) return longestRun(word)
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  const narrow = word.match(NARROW)?.length ?? 0
  return word.length - narrow / 2 + cyrillic * CYRILLIC_EXTRA
}
