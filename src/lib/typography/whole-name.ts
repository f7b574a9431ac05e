/** As many letters as a headline holds on one line of a phone without being small. */
const LONGEST = 22

/** A name whose hyphenated words are kept on one line: `Capim-pé-de-galinha`. */
export function wholeName(name: string): string {
  return name.replace(/\S+/g, word =>
    word.length > LONGEST ? word : word.replace(/(?<=\p{L})-(?=\p{L})/gu, '-\u2060')
  )
}
