const LONG = /[\p{Script=Latin}\p{Script=Cyrillic}]{10,}/gu
const VOWEL = '(?:[aeiouà-æè-ïò-öù-üаеёиоуыэюя]|y(?![aeiou]))'
const CONSONANT = `(?:(?!${VOWEL}|[ьъй])\\p{L})`
/** Two consonants that one syllable begins with: `gr`, `th`. */
const PAIR = '(?:[bcdfgkptбвгдкптф][lrлр]|[cpst]h)'

/** What a syllable begins with and the vowel after it, not within a pair: the same rule in all languages of our names. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}${VOWEL}${CONSONANT}{0,8})(?=(?:${PAIR}|${CONSONANT})${VOWEL}\\p{L})(?<!(?=${PAIR}).(?=[lrhлр]))`,
  'giu'
)

/** Long words with places for a hyphen where a column is narrower than they are: browsers lack most dictionaries. */
export function softHyphens(text: string): string {
  return text.replace(LONG, word => word.replace(SYLLABLE, '\u00ad'))
}
