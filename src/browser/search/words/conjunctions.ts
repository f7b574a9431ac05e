/** Words between names, with spaces around them and without. */
const SPACED = 'and|or|e|ou|y|o|u|и|или|dan|atau|و|أو|او'
const UNSPACED = 'และ|หรือ|和|或|与|及'

/** What continues a list of names. */
export const CONJUNCTION = new RegExp(
  String.raw`^\s*(?:[,،、/+&]\s*|(?:${SPACED})\s+|${UNSPACED})\s*`,
  'iu'
)

/** The source of a pattern for such a word between two codes. */
export const ANY_OF = String.raw`(?:\s+(?:${SPACED})\s+|\s*(?:${UNSPACED})\s*)`

/** Whether a text is nothing but such a word. */
export const isConjunction = (text: string) =>
  CONJUNCTION.exec(`${text} `)?.[0].trim() === text.trim()
