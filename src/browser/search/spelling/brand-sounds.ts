/**
 * The sounds of letters: capitals are consonants, small ones vowels. Sounds that one of the scripts writes alike are one
 * sound.
 */
const SOUNDS: Readonly<Record<string, string>> = soundsOf(
  'ا:a و:o ي:e ع:a ب:B پ:B ت:T ط:T ج:G غ:G چ:C ش:C س:S ص:S ز:Z ظ:Z د:D ض:D ذ:D ر:R ف:F ڤ:F ق:K ك:K ل:L م:M ن:N ه:H ح:H خ:H',
  'ก:K ข:K ค:K ฆ:K ง:N จ:C ฉ:C ช:C ฌ:C ซ:S ศ:S ษ:S ส:S ด:D ฎ:D ต:T ฏ:T ท:T ธ:T ถ:T ฐ:T น:N ณ:N บ:B ป:B ผ:B พ:B ภ:B ฝ:F ฟ:F ม:M ย:e ญ:e ร:R ล:L ฬ:L ว:W ห:H ฮ:H',
  'อ:o า:a ะ:a ั:a ิ:e ี:e ึ:o ื:o ุ:o ู:o เ:e แ:a โ:o ไ:a ใ:a'
)

/** How the letters of a brand may sound in another script. A vowel may be left out, as Arabic does. */
const LATIN: readonly (readonly [letters: RegExp, sounds: string])[] = [
  [/^(?:sh|ch)/, 'C'],
  [/^kh/, '[HK]'],
  [/^gh?/, '[GK]'],
  [/^ph/, 'F'],
  [/^th/, 'T'],
  [/^[ckq]/, 'K'],
  [/^j/, '[GCe]'],
  [/^x/, '(?:KS|S|C)'],
  [/^z/, '[ZS]'],
  [/^v/, '[FWo]'],
  [/^w/, '[Wo]'],
  [/^[bp]/, 'B'],
  [/^r(?=[^aeiouy])/, 'R?'],
  [/^[lr]/, '[LR]'],
  [/^[dfhmnst]/, ''],
  [/^a/, 'a?'],
  [/^[eiy]/, 'e?'],
  [/^[ou]/, 'o?']
]

/** Whether a word in Arabic or Thai letters is the name of a brand in Latin letters, as it sounds. Both are normalised. */
export function soundsLike(word: string, brand: string): boolean {
  const sound = soundOf(word)
  const pattern = patternOf(brand)
  if (sound === undefined || !pattern?.test(sound)) return false
  const consonants = countOf(sound, /[A-Z]/g)
  const missing = countOf(brand, /[aeiouy]+/g) - countOf(sound, /[aeo]+/g)
  // Thai leaves out hardly a vowel, Arabic the short ones.
  const most = /\p{Script=Thai}/u.test(word) ? 1 : 2
  // With fewer consonants, words sound alike by chance; with exactly as many, each vowel must be written, too.
  return consonants > most + 1 ? missing <= most : consonants > most && missing <= 0
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function soundOf(word: string): string | undefined {
  const sounds = word
    // Without marks of tones; a silent letter in Thai is one of the Latin word.
    .replace(/[็-๎]/gu, '')
    // Thai writes these vowels before their consonant, and a silent letter before the vowel that a word begins with.
    .replace(/([เแโไใ])([ก-ฮ])/gu, '$2$1')
    .replace(/^อ(?=[ะ-ูเแโไใ])/u, '')
    .replace(/./gu, letter => SOUNDS[letter] ?? '?')
    // A vowel of several letters is as the first of them.
    .replace(/([A-Z])\1|(?<=[aeo])[aeo]/g, '$1')
  return sounds.includes('?') ? undefined : sounds
}

function patternOf(brand: string): RegExp | undefined {
  let rest = brand.replace(/(.)\1/g, '$1')
  // A vowel at the beginning is written in all scripts.
  let pattern = /^[aeiou]/.test(rest) ? '(?=[aeo])' : ''
  while (rest !== '') {
    const rule = LATIN.find(([letters]) => letters.test(rest))
    const [letters = ''] = rule?.[0].exec(rest) ?? []
    if (!rule || letters === '') return undefined
    pattern += rule[1] || letters.toUpperCase()
    rest = rest.slice(letters.length)
  }
  return new RegExp(`^${pattern}$`)
}

function soundsOf(...lines: string[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(line => line.split(' ').map(pair => pair.split(':') as [string, string]))
  )
}
