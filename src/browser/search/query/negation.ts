import { ANY_OF, CONJUNCTION } from '#browser/search/words/conjunctions.ts'
import { COUNTED } from './counted.ts'
import {
  ANY_SCHEME,
  CODE,
  GAP,
  ofGroups,
  ofScheme,
  splitBy,
  WORD
} from '#browser/search/words/resistance-groups.ts'

/** `no` alone is not among the words, because Portuguese `no grupo 11` is in the group: Spanish `que no sea grupo 11` is. */
const SPACED = [
  '(?:is |are )?not|non|nor|without|w/o|except|excluding|other than|free (?:of|from)|instead of|alternatives? to',
  'n[aã]o(?: (?:é|e|são|sao|seja))?|sem|nem|exceto|(?:livre|isent[oa])s? de|menos|em vez de|no lugar d[eo]|alternativas? (?:a|ao|à|para)',
  'sin|ni|excepto|libres? de|no sean?|no es|no (?:tengan?|contengan?|lleven?|usen?|del|de|con)|en (?:vez|lugar) de|alternativas? al?',
  'не|ни|без|нет|кроме|за исключением|вместо',
  'bukan|tanpa|kecuali|selain|tidak|jangan|bebas|pengganti',
  'ليس|ليست|بدون|(?:من )?دون|بلا|غير|لا|ولا|ما عدا|عدا|باستثناء|[إا]لا|خالي?ة? من|بدلا من|بديل'
].join('|')
const UNSPACED =
  'ไม่|ห้าม|ยกเว้น|ปราศจาก|แทน|不是|不|非|无|没有?|除了|除(?=\\s*[HFI\\p{Nd}])|排除|代替|替代'

/** Words between a negation and a name that say nothing more: `que não tenha o ingrediente ativo`. */
const BETWEEN = [
  'an?|the|any|of|is|are|be|has|have|having|contain(?:s|ing)?|us(?:e|ed|ing)|active ingredients?|groups?|class|it',
  'd[eoa]s?|os?|as?|uma?|nenhuma?|sejam?|ser|tenham?|tem|cont(?:enham?|ém)|us(?:ar|o)|quero|princípio ativo|ingrediente ativo|grupos?|classe',
  'el|l[ao]s?|del|una?|ning[uú]na?|sean?|es|tengan?|contengan?|lleven?|ingrediente activo|clase',
  'содерж[а-я]+|из|группы|класса|действующего вещества|применения|использования',
  'mengandung|memakai|menggunakan|pakai|bahan aktif|golongan|yang|dari|ada',
  'على|من|يحتوي|تحتوي|[أا]ي|مادة|المادة الفعالة|مجموعة|استخدام'
].join('|')
const BETWEEN_UNSPACED =
  'เอา|มี|ใช้|ใช่|ใส่|ต้องการ|อยาก|ได้|ส่วนผสม|ผสม|ของ|สาร|กลุ่ม|ตัวยา|ยา|พวก|要|用|使用|含有?|有|是|成分'

/** `mas sem`, `but not`: what joins a negation to the words before it. */
const BUT = String.raw`(?:(?<![\p{L}\p{M}])(?:mas|but|pero|que|that|но|tapi|tetapi|yang|لكن|ولكن)\s+|(?:แต่|ที่|但)\s*)?`

/** In words with spaces, `but without any`; in those without, `但不含有`. */
const negation = (spaced: string) =>
  String.raw`${BUT}(?:(?<![\p{L}\p{M}])(?:${spaced})[\s\-]+(?:(?:${BETWEEN})\s+){0,4}|(?:${UNSPACED})\s*(?:(?:${BETWEEN_UNSPACED})\s*){0,4})`

/**
 * A code behind a negation needs no word: `not 4A`, `非9组`. A number alone is one at the end and before the word for a crop or
 * a problem, `not 11 wheat`; `24D` is an ingredient.
 */
const BARE_CODE = String.raw`(?!24\s*D|2\s+4\s*D)\p{Nd}{1,2}(?:[A-F](?![\p{L}\p{N}])|(?=\s*(?:组|$))|(?=\s+(?!${COUNTED})\p{L})(?!${ANY_OF}\p{Nd}))`
const BARE_CODES = String.raw`((?:\p{Nd}{1,2}[A-F]?(?:\s*[+,/&]\s*|${ANY_OF}))*${BARE_CODE})(?:\s*组的?)?`

/** Splits a query into the groups that it does not want, and the rest: `soybean, not group 11`. */
const withoutGroups = (spaced: string) => {
  // Up to two other words may precede the group: `not those from HRAC 9`.
  const NOT = String.raw`${negation(spaced)}(?:${WORD}\s+){0,2}?`
  const split = splitBy(
    new RegExp(NOT + ofScheme.source, 'giu'),
    new RegExp(NOT + ANY_SCHEME, 'giu'),
    new RegExp(negation(spaced) + BARE_CODES, 'giu')
  )
  const lists = [ofScheme.source, ANY_SCHEME].map(
    groups => new RegExp(`(${NOT}${groups})${NEXT}`, 'giu')
  )
  return (query: string, isOfTree: (word: string) => boolean) =>
    split(lists.reduce(withSigns, query), isOfTree)
}

/**
 * The next code of a list behind a word. What is not wanted is none of several groups, however they are joined. A number
 * may count something: `without HRAC 9 and 2 applications`.
 */
const NEXT = String.raw`${ANY_OF}(?:${ofGroups}${GAP})?(?<next>[HFI]RAC${GAP})?(?=${CODE}(?![.,]\p{Nd}|\s*${COUNTED}))`

/** Joins the codes of a list by signs, which the pattern of groups reads: `without HRAC 9 or 10` as `without HRAC 9, 10`. */
function withSigns(query: string, list: RegExp): string {
  const joined = query.replace(list, (_, codes: string, ...more) => {
    const { next } = more.at(-1) as Partial<Record<string, string>>
    return codes + (next === undefined ? ', ' : ` not ${next}`)
  })
  return joined === query ? query : withSigns(joined, list)
}

const unwantedGroups = withoutGroups(`${SPACED}|no(?= groups?)`)
const unwantedGroupsWithNo = withoutGroups(`${SPACED}|no`)

/** What an ingredient no longer controls: `horseweed resistant to glyphosate`. */
const RESISTANT = [
  'resistant to',
  'resistentes? (?:ao?s?|à|al)',
  '(?:устойчив|резистентн)[а-я]+ к',
  '(?:tahan|resisten|kebal)(?: terhadap| dengan| pada)?',
  'مقاومة? (?:ل|ضد)'
].join('|')
const RESISTANT_UNSPACED = 'ดื้อ(?:ยา|สาร|ต่อ)*|ต้านทาน(?:ต่อ)?|抗|耐'

/** `对草甘膦有抗性的`, `草甘膦抗性`: the same with the name before it. */
const RESISTANT_BEHIND =
  /(?:对(\p{Script=Han}{2,8}?)(?:已经?|产生|具有|有|了){0,4}|(\p{Script=Han}{2,8}))抗药?性(?:强?的)?/gu

const beforeName = new RegExp(
  `${negation(`${SPACED}|(?<no>no)|(?<spaced>${RESISTANT})`)}|(?<unspaced>${RESISTANT_UNSPACED})\\s*`,
  'giu'
)
/** `glyphosate-free` is without it, and so is what controls `glyphosate-resistant horseweed`. */
const FREE =
  /(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{N},-]+)[\s-](?:free|resistant(?!\s+to\b)(?:\s+(?<what>\p{L}+))?)(?![\p{L}\p{M}])/giu
const HAN = /^\p{Script=Han}/u
const LAST_WORD = /[\p{L}\p{M}]+(?=\s*$)/u

/** A name with which a text begins, as it is typed, and the names of the products that have it. */
export type NameAtStart = { text: string; names: readonly string[]; isEnglish: boolean }

type Known = {
  isGroupWord: (word: string) => boolean
  /** A crop that resists an ingredient may be sprayed with it. */
  isCrop: (word: string) => boolean
  nameAtStart: (text: string, negation: string) => NameAtStart | undefined
}

/** Splits a query into the names that it leaves out, and the rest: `rust, without triazoles or mancozeb`. */
function unwantedNames(query: string, { isCrop, nameAtStart }: Known) {
  const names: string[] = []
  let rest = ''
  let left = query.replace(FREE, (typed: string, name: string, what: string | undefined = '') =>
    isCrop(what) ? typed : `${what} without ${name}`
  )
  left = left.replace(
    RESISTANT_BEHIND,
    (_, one: string | undefined, other: string | undefined) => `抗${one ?? other ?? ''}`
  )
  /** In Chinese the crop follows, `抗草甘膦大豆`, and one before is the field of a weed. */
  const beginsWithCrop = (text: string) => {
    const [, word = ''] = /^\s*的?(\p{Script=Han}{1,4})/u.exec(text) ?? []
    return Array.from(word, (_, at) => word.slice(0, at + 1)).some(isCrop)
  }
  const takeOne = () => {
    for (const { 0: negation, index, groups } of left.matchAll(beforeName)) {
      const start = index + negation.length
      const found = nameAtStart(left.slice(start), negation)
      const [before = ''] = LAST_WORD.exec(left.slice(0, index)) ?? []
      const isResistant = (groups?.spaced ?? groups?.unspaced) !== undefined
      const after = left.slice(start + (found?.text.length ?? 0))
      const isLast = !HAN.test(before) || after.trim() === ''
      const isOfCrop = isResistant && ((isLast && isCrop(before)) || beginsWithCrop(after))
      // Portuguese `no` is `in the`.
      if (!found || isOfCrop || (groups?.no && !found.isEnglish)) continue
      rest += `${left.slice(0, index)} `
      left = left.slice(start)
      take(found)
      return true
    }
    return false
  }
  const take = ({ text, names: more }: NameAtStart) => {
    names.push(...more)
    left = left.slice(text.length)
    const joint = CONJUNCTION.exec(left)?.[0] ?? ''
    const next = joint === '' ? undefined : nameAtStart(left.slice(joint.length), '')
    if (!next) return
    left = left.slice(joint.length)
    take(next)
  }
  while (takeOne());
  return { names, rest: names.length === 0 ? query : (rest + left).trim() }
}

/**
 * What a query leaves out: the terms of groups and the names of ingredients, classes and brands; and the rest. In
 * Portuguese, `no grupo 11` is in the group.
 */
export function leftOutOf(query: string, lang: string, known: Known) {
  const split = lang.startsWith('pt') ? unwantedGroups : unwantedGroupsWithNo
  const { terms, rest } = split(query, known.isGroupWord)
  return { terms, ...unwantedNames(rest, known) }
}
