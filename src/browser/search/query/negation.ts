import { CONJUNCTION } from '#browser/search/words/conjunctions.ts'
import { negation, SPACED } from './negation-words.ts'
import { unwantedGroups } from './unwanted-groups.ts'

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

/** What a query leaves out: the terms of groups and the names of ingredients, classes and brands; and the rest. */
export function leftOutOf(query: string, lang: string, known: Known) {
  const { terms, rest } = unwantedGroups(lang)(query, known.isGroupWord)
  return { terms, ...unwantedNames(rest, known) }
}
