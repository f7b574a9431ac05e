/** One form of a word, whatever its number, case or transcription: names and queries are compared in it. */
export function normalForm(term: string): string {
  return bySound(withoutCase(singular(term)))
}

/**
 * One form for singular and plural in English, Portuguese and Spanish: berry and berries, algodão and algodões, capim
 * and capins, raíz and raíces, cereal and cereais.
 */
function singular(term: string): string {
  if (!/^[a-z]{4,}$/.test(term)) return term
  return (
    term
      // berries, berry; espécie
      .replace(/(?<=..)(?:ies?|y)$/, 'i')
      // algodões, algodão; and `potatoe`, as a singular is often made of potatoes
      .replace(/(?<=..)(?:oes|ao)$|(?<=.{4})oe$/, 'o')
      // cereais
      .replace(/(?<=..)ais$/, 'al')
      // raíces, and alfaces with alface
      .replace(/(?<=..)ces?$/, 'z')
      // flores, bushes, mosses; apple, as apples; weeds
      .replace(/(?<=..(?:[dlnrxz]|[cs]h|ss))es$|(?<=..(?:[dlnrxz]|[cs]h))e$|(?<!s)s$/, '')
      // capim, as capins
      .replace(/(?<=...)m$/, 'n')
  )
}

/**
 * The stem of a Russian word, because names are searched in any case (`пшеницы`, `сои`, `вьюнка полевого`), also with a
 * dropped vowel (`вьюнка`). In the index, и stands for й and е for ё.
 */
function withoutCase(term: string): string {
  return term.replace(CASE_ENDING, '').replace(FLEETING, '')
}

/** Of nouns (`полями`, `растениях`, `сорняков`, `пшеницы`) and adjectives (`полевого`, `озимыми`, `сахарной`). */
const CASE_ENDING =
  /(?:(?<=\p{Script=Cyrillic}{3})(?:иями|ами|ями|ием|иеи|иям|иях|ого|его|ому|ему|ыми|ими|ия|ию|ых|их|ах|ях|ам|ям|ая|яя|ую|юю|ью|ои|ом|ем|ов|ев|ыи|ии|ое|ее|ые|ие)|(?<=\p{Script=Cyrillic}{2})(?:еи|[аеиоуыьюя]))$/u
/** `вьюнок` and `перец`, which lose this vowel in other cases. */
const FLEETING = /(?<=\p{Script=Cyrillic}{3})[ое](?=[кцнр]$)/u

/**
 * Sounds of other languages are written in several ways: in Thai with and without a mark or a silent letter, with long
 * and short vowels, and with letters that sound alike (ไกลโฟเซต, ไกลโฟเสท), and diseases without the word for one; in
 * Arabic with and without vowels (بوتريتس, بوترايتس), and with letters of Persian keyboards.
 */
function bySound(term: string): string {
  if (/\p{Script=Thai}/u.test(term)) return soundOfThai(term)
  return /\p{Script=Arabic}/u.test(term) ? soundOfArabic(term) : term
}

function soundOfThai(term: string): string {
  return term
    .replace(/^โรค(?=.{2})/, '')
    .replace(/[ก-ฮ][ิุ]?์/g, '')
    .replace(/[\u0e47-\u0e4e]/g, '')
    .replace(/./g, letter => alike.get(letter) ?? letter)
}

function soundOfArabic(term: string): string {
  const letters = term.replace(/ء/g, '').replace(/./g, letter => alike.get(letter) ?? letter)
  return /^\p{Script=Arabic}{6,}$/u.test(letters)
    ? letters.replace(/(?!^)[اوي]/g, '').replace(/[ثطذص]/g, letter => inLongWords[letter] ?? letter)
    : letters
}

/** The letter in the first place stands for those after it. */
const alike = new Map(
  'กขฃคฅฆ ตทธถฐฑฒฏ ดฎ ซสศษ นณ ยญ ลฬร พผภ ฟฝ ชฉฌ าะ ิี ุู ึื ไใ فڤ بپ جچگ كک يی ضظ'
    .split(' ')
    .flatMap(([first = '', ...others]) => others.map(letter => [letter, first] as const))
)

const inLongWords: Record<string, string> = { ث: 'ت', ط: 'ت', ذ: 'د', ص: 'س' }

/** A field of one crop in Spanish and Portuguese: fresales, trigal, cafetal, milharal, laranjais. */
const PLANTATION = /^([a-z]{4,}?)(ar|[tz])?(?:al|ales|ais)$/

const ARABIC = /^\p{Script=Arabic}{4,}$/u

/**
 * Other readings of a word: in Spanish and Portuguese, the crop of a plantation; in Arabic, without the short words and
 * pronouns that are written together with it (`لقمح`, `شركتكم`) and in the singular; in Indonesian, without its suffix
 * (`obatnya`).
 */
export function otherFormsOf(term: string): string[] {
  // The spelling of a long word has an i for its y.
  if (/^[a-z]{4,}n[iy]a$/.test(term)) return [normalForm(term.slice(0, -3))]
  const plantation = PLANTATION.exec(term)
  if (plantation) {
    const [, long = '', between = ''] = plantation
    return [long, long + between].flatMap(stem =>
      ['', 'a', 'e', 'o'].map(end => normalForm(stem + end))
    )
  }
  if (!ARABIC.test(term)) return []
  const begun = [term, term.replace(/^[لو](?=.{3})|^[بكف](?=.{4})/u, '')]
  const forms = begun.flatMap(form => [
    form,
    form.replace(/(?<=..)ت(?:كم|نا|ها|هم)$/u, 'ه'),
    form.replace(/(?<=...)(?:كم|نا|ها|هم|ات|ين|ون)$/u, ''),
    form.replace(/(?<=...)ات$/u, 'ه')
  ])
  return [...new Set(forms)].filter(form => form !== term).map(normalForm)
}
