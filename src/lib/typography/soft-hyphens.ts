const LONG = /[\p{Script=Latin}\p{Script=Cyrillic}]{10,}/gu
const VOWEL = '(?:[aeiouà-æè-ïò-öù-üаеёиоуыэюя]|y(?![aeiou]))'
const CONSONANT = `(?:(?!${VOWEL}|[ьъй])\\p{L})`
/** Two consonants that can begin one syllable: `gr`, `th`. */
const PAIR = '(?:[bcdfgkptбвгдкптф][lrлр]|[cpst]h)'

/** The beginning of a syllable and its vowel, not within a pair; one rule for all languages of our names. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}${VOWEL}${CONSONANT}{0,8})(?=(?:${PAIR}|${CONSONANT})${VOWEL}\\p{L})(?<!(?=${PAIR}).(?=[lrhлр]))`,
  'giu'
)

/** Where a compound is broken, and nowhere else: `несельско-хозяй-ственного`. */
const SEAM = /(?<=сельско)(?=хозяйств)|(?<=сельскохозяй)(?=ств)/giu

/**
 * Adds soft hyphens to long words, for narrow columns: browsers lack most hyphenation dictionaries. `least`: the letters
 * of a word that may not fit.
 */
export function softHyphens(text: string, least = 10): string {
  return text.replace(LONG, word =>
    word.length < least ? word : word.replace(word.search(SEAM) >= 0 ? SEAM : SYLLABLE, '\u00ad')
  )
}
