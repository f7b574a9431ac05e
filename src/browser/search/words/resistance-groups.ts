import { termOf } from './term.ts'

/** A resistance group in a text: its terms in the index, and the position of its code. */
type NamedGroup = { terms: string[]; start: number; end: number }

/**
 * Codes of the committees: unknown modes (`UN`, `UNF`), or numbers (`9`) with letters before them (`M05`, `BM02`, `N-1B`) or
 * with a letter or a part behind them (`4A`, `16.1`).
 */
export const CODE = String.raw`(?:N-)?(?:UN[A-Z]?|(?:BM|[A-Z])?\p{Nd}{1,2}(?:[A-Z]|\.\p{Nd})?)(?![A-Z\p{Nd}])`
const CODES = String.raw`(?<codes>${CODE}(?:\s*[+,/&]\s*${CODE})*)`
export const WORD = String.raw`[\p{L}\p{M}]+`
export const GAP = String.raw`[\s:.#\-]*`

const everyCode = new RegExp(CODE, 'giu')
/** Words for a group before its scheme: `golongan FRAC 3`. */
export const ofGroups = '(?:groups?|grupo?s?|golongan|kelompok|группа|группы|مجموعة|กลุ่ม|组别|组|类)'
/** Whether a word is one for a group: `golongan diamida`. */
export const isGroupWord = (word: string) => new RegExp(`^${ofGroups}$`, 'iu').test(word.trim())
/** A group is also asked for without its scheme, and without stop words: `mode of action 4A`, `modo ação 9`. */
export const ACTION = String.raw`MoA|modes?\s+(?:of\s+)?action|modo\s+(?:de\s+)?(?:a[cç][aã]o|acci[oó]n)|механизм действия|способ действия|cara kerja|آلية العمل|طريقة العمل|กลไกการออกฤทธิ์|作用机[理制]|作用方式`
/** Spanish for only; in Portuguese, elsewhere than before a group, it is the soil. */
const ONLY = String.raw`(?:(?<![\p{L}\p{M}])s[oó]lo\s+)?`
/** `HRAC 9`, `FRAC 11 + 3`, `IRAC group 4A`. */
export const ofScheme = new RegExp(
  `${ONLY}(?:${ofGroups}\\s*)?(?<![a-z])(?<scheme>[HFI]RAC|${ACTION})(?:${GAP}${WORD})??${GAP}${CODES}`,
  'giu'
)
/** `grupo 9`: the word before the code may be any whole word. */
export const ANY_SCHEME = `(?<word>${WORD})${GAP}${CODES}`
const ofAnyScheme = new RegExp(`${ONLY}(?<![\\p{L}\\p{M}])${ANY_SCHEME}`, 'giu')

/** The scheme of a group that was searched without one. */
const ANY = 'any'

/** The groups in a text: `FRAC 11 + 3` names two, `IRAC 4A` belongs to group 4 too. */
export function groupsIn(text: string): NamedGroup[] {
  return [...text.matchAll(ofScheme)].flatMap(({ 0: match, index, groups }) => {
    const { scheme = '', codes = '' } = groups ?? {}
    const first = index + match.length - codes.length
    return [...codes.matchAll(everyCode)].map(({ 0: code, index: at }) => ({
      terms: [scheme, ANY].flatMap(scheme => termsOfCode(scheme, code)),
      start: at === 0 ? index : first + at,
      end: first + at + code.length
    }))
  })
}

/** Splits a query into the terms of its groups and the rest. The tree knows which words mean a group. */
export const groupsOfQuery = splitBy(ofScheme, ofAnyScheme)

/**
 * Splits a query by one pattern for groups with a scheme, one for any word before a code, and perhaps one for codes that
 * need no word.
 */
export function splitBy(ofScheme: RegExp, ofAnyScheme: RegExp, bare?: RegExp) {
  return (query: string, isOfTree: (word: string) => boolean) => {
    const terms: string[] = []
    const take = (scheme: string, codes: string) => {
      terms.push(...(codes.match(everyCode) ?? []).map(code => termOfGroup(scheme, code)))
      return ' '
    }
    const named = query
      .replace(ofScheme, (_, scheme: string, codes: string) =>
        take(/^.RAC$/i.test(scheme) ? scheme : ANY, codes)
      )
      .replace(ofAnyScheme, (match, word: string, codes: string) =>
        isGroupWord(word) || isOfTree(word) ? take(ANY, codes) : match
      )
    const rest = bare ? named.replace(bare, (_, codes: string) => take(ANY, codes)) : named
    return { terms, rest }
  }
}

/** A group is one term, without spaces; no other word is similar to it or has it as a prefix. */
export function isGroup(term: string): boolean {
  return term.includes(' ')
}

function termsOfCode(scheme: string, code: string): string[] {
  const main = /^.*\d(?=[A-Z]$|\.\d$)/i.exec(code)?.[0]
  return [code, ...(main === undefined ? [] : [main])].map(code => termOfGroup(scheme, code))
}

/** `M05` is also written `M5`, `N-1B` also `N1B`. */
function termOfGroup(scheme: string, code: string): string {
  return termOf(`${scheme} ${code.replace('-', '').replace(/^([A-Z]+)0/i, '$1')}`)
}
