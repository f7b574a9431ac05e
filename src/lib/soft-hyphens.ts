const LONG = /[\p{Script=Latin}\p{Script=Cyrillic}]{10,}/gu
const VOWEL = '[aeiouyà-æè-ïò-öù-üаеёиоуыэюя]'
const CONSONANT = `(?!${VOWEL}|[ьъй])\\p{L}`

/** Between two vowels a consonant begins a syllable, in names of substances in any language. */
const SYLLABLE = new RegExp(`(?<=\\p{L}{2}${VOWEL})(?=${CONSONANT}${VOWEL}\\p{L})`, 'giu')

/** Long words with places for a hyphen where a column is narrower than they are: browsers lack most dictionaries. */
export function softHyphens(text: string): string {
  return text.replace(LONG, word => word.replace(SYLLABLE, '\u00ad'))
}
