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

/** Headings and names of a resistance group before its code. Without one, they are words of a topic. */
const NAMES = [
  'resistance groups?|groups? of resistance|modes? of action|MoA',
  'grupos? de resist[êe]ncia|grupos? de resistencia|mecanismos? de a[çc][ãa]o|modos? de a[çc][ãa]o',
  '(?:modos?|mecanismos?) de acci[oó]n|(?:kelompok|golongan|grup) resist[ae]nsi|mekanisme kerja',
  'групп[аы] (?:резистентности|устойчивости)|(?:механизм|способ)ы? действия',
  'مجموع(?:ة|ات) المقاومة|(?:آلية|طريقة) (?:التأثير|العمل)'
].join('|')
const NAMES_UNSPACED = 'กลุ่ม(?:การ|สาร)?ต้านทาน|กลไกการออกฤทธิ์|抗性组别?|作用机[理制]|作用方式'
const NAMED = new RegExp(
  String.raw`(?:(?<![\p{L}\p{M}])(?:${NAMES})(?![\p{L}\p{M}])|${NAMES_UNSPACED})(?=[\s:.#-]*(?:BM|UN|[A-Z])?\p{Nd})`,
  'giu'
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
  const named = query.replace(NAMED, 'group')
  const inNumbers = named.replace(CODE, inLatin).replace(OLD, (typed: string, ...more) => {
    const { letter = '', last } = more.at(-1) as Partial<Record<string, string>>
    const isCode = last !== undefined || named.endsWith(typed) || !WORD.test(letter)
    return isCode ? `HRAC ${String(NUMBERS[letter.toUpperCase()] ?? NEVER)}` : typed
  })
  return inNumbers.replace(APART, '').replace(INDONESIAN, 'kelompok')
}
