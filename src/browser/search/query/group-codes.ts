import { ACTION } from '#browser/search/words/resistance-groups.ts'

/** The letters that HRAC gave its groups until 2020, and their numbers since then. */
const NUMBERS: Partial<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 5,
  C1: 5,
  C2: 5,
  C3: 6,
  D: 22,
  E: 14,
  F1: 12,
  F2: 27,
  F3: 34,
  F4: 13,
  G: 9,
  H: 10,
  I: 18,
  K1: 3,
  K2: 23,
  K3: 15,
  L: 29,
  M: 24,
  N: 15,
  O: 4,
  P: 19,
  Z: 0
}

/** No group has this number: a letter that was never one finds nothing, and not what begins with it. */
const NEVER = 99

const GROUP = String.raw`(?:groups?|grupo?s?|golongan|kelompok|группа|группы|مجموعة)(?!\p{L})|กลุ่ม|组`
const LETTER = String.raw`(?<letter>[A-Z]|C[1-3]|F[1-4]|K[1-3])(?![\p{L}\p{M}\p{N}.-])`

/** `HRAC G`, `HRAC group G`, `grupo G`, `group G HRAC`. */
const OLD = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:(?:${GROUP})\s*)?HRAC(?:\s*(?:${GROUP}))?|${GROUP})[\s:-]*${LETTER}(?<last>\s*HRAC(?!\p{L}))?`,
  'giu'
)

/** Headings of resistance groups. */
const HEADINGS = [
  'resistance groups?|groups? of resistance|grupos? de resist[êe]ncia|(?:kelompok|golongan|grup) resist[ae]nsi',
  'групп[аы] (?:резистентности|устойчивости)|مجموع(?:ة|ات) المقاومة|กลุ่ม(?:การ|สาร)?ต้านทาน|抗性组别?',
  'mecanismos? de (?:a[cç][aã]o|acci[oó]n)|mekanisme kerja|механизмы действия|طريقة التأثير|آلية التأثير'
].join('|')
/** They precede a code. Without one, they are words of a topic. */
const HEADED = new RegExp(
  String.raw`(?<![\p{L}--\p{Script=Thai}--\p{Script=Han}])(?:${HEADINGS}|${ACTION})(?=[\s:.#\-]*(?:BM|UN|[A-Z])?\p{Nd})`,
  'giv'
)

/** Indonesian has more words for a group than its labels: `grup 4A`. */
const INDONESIAN = /(?<!\p{L})(?:grup|golongan)(?=\s*(?:BM|[A-Z])?\d)/giu

/** `UN` is an article, too: joined to the scheme, it is none. */
const APART = /(?<=(?<!\p{L})[HFI]RAC)\s+(?=UN[A-Z]?(?!\p{L}))/giu

/** Cyrillic letters that look like those of codes, as a Russian keyboard has them: `IRAC 3А`. */
const LIKE_LATIN = new Map(
  Array.from('АВЕКМНОРСТХавекмнорстх', (letter, at) => [
    letter,
    'ABEKMHOPCTXabekmhopctx'.charAt(at)
  ])
)
const CODE = /(?<=(?<!\p{L})[HFI]RAC[\s:-]*)[\p{L}\p{N}]{1,4}(?![\p{L}\p{N}])/giu
const inLatin = (code: string) => code.replace(/./gu, letter => LIKE_LATIN.get(letter) ?? letter)

/** Single letters that are words: `HRAC e FRAC`, `grupo a evitar`. */
const WORD = /^[aeiouy]$/

/** A query whose groups have one word before their code, and those of HRAC numbers instead of their former letters. */
export function inGroupCodes(query: string): string {
  const headed = query.replace(HEADED, 'group')
  const inNumbers = headed.replace(CODE, inLatin).replace(OLD, (typed: string, ...more) => {
    const { letter = '', last } = more.at(-1) as Partial<Record<string, string>>
    const isCode = last !== undefined || headed.endsWith(typed) || !WORD.test(letter)
    return isCode ? `HRAC ${String(NUMBERS[letter.toUpperCase()] ?? NEVER)}` : typed
  })
  return inNumbers.replace(APART, '').replace(INDONESIAN, 'kelompok')
}
