/** The number of letters that fit on one line of a phone in a large headline. */
const LONGEST = 22

/** A name whose hyphenated words do not break: `Capim-pé-de-galinha`. */
export function wholeName(name: string): string {
  return name.replace(/\S+/g, word =>
    word.length > LONGEST ? word : word.replace(/(?<=\p{L})-(?=\p{L})/gu, '-\u2060')
  )
}
