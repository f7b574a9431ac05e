/** Words between two names, of which both are meant, or one: those with spaces around them, and those without. */
const and = { spaced: 'and|e|y|и|dan|و', unspaced: 'และ|和|与|及' }
const or = { spaced: 'or|ou|o|u|или|atau|أو|او', unspaced: 'หรือ|或' }
const SIGNS = '[,،、/+&]'

/** What continues a list of names. */
export const CONJUNCTION = new RegExp(
  String.raw`^\s*(?:${SIGNS}\s*|(?:${and.spaced}|${or.spaced})\s+|${and.unspaced}|${or.unspaced})\s*`,
  'iu'
)

/** Between two codes, as the source of a pattern. */
export const BOTH = String.raw`(?:\s+(?:${and.spaced})\s+|\s*(?:${and.unspaced})\s*)`
export const ANY_OF = String.raw`(?:\s+(?:${and.spaced}|${or.spaced})\s+|\s*(?:${and.unspaced}|${or.unspaced})\s*)`

/** Whether a text is nothing but such a word. */
export const isConjunction = (text: string) =>
  CONJUNCTION.exec(`${text} `)?.[0].trim() === text.trim()
