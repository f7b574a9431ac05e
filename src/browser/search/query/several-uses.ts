import { isConjunction } from '#browser/search/words/conjunctions.ts'
import { type Part, textOf } from '#browser/search/names/dictionary.ts'
import { keyOf } from '#browser/search/names/name-key.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import type { TreeWords } from '#browser/search/names/tree-words.ts'
import type { NamedPair, Subject } from './translation.ts'

const DISEASE = 'โรค'

/** The crops and problems of a query, which may name several of each. */
export function severalUses({
  subjectsOf,
  partsOf,
  partsOfWords,
  isTime,
  isName,
  entriesOf
}: TreeWords) {
  /** Whether some product is listed for this use. */
  const isListed = (crop: Subject, problem: Subject) =>
    entriesOf(['product']).some(({ uses }) => uses?.[crop.id]?.includes(problem.id))

  const areOf = (kind: Subject['kind'], part: Part) =>
    subjectsOf(part).every(one => one.kind === kind)
  const cropsOf = (part: Part) => (areOf('crop', part) ? subjectsOf(part) : [])
  const isOfCrops = (part: Part) => cropsOf(part).length > 0
  const isOfProblems = (part: Part) =>
    subjectsOf(part).length > 0 && areOf('problem', part) && !part.means.some(isTime)

  /** Whether a part is the name that the tree has for it. */
  const isTitle = (part: Part) =>
    subjectsOf(part).some(({ title }) => keyOf(title) === keyOf(part.text))

  /** `โรคไหม้` is blast, although ไหม้ sounds like the word for new: what follows the word for disease is a name. */
  const withDiseases = (parts: readonly Part[]) =>
    parts.map((part, at) =>
      part.isFiller && parts[at - 1]?.text === DISEASE && isOfProblems(part)
        ? { ...part, isFiller: false }
        : part
    )

  /** Where a name ends in that of a crop: `โรคกาบใบแห้งข้าว`, cut at its end first, or `ferrugem da soja`. */
  const apart = ({ text }: Part): Part[] => {
    const ways = /\s|\p{Script=Latin}/u.test(text)
      ? [partsOfWords(text)]
      : Array.from(text, (_, at) => [text.slice(0, -at), text.slice(-at)].flatMap(partsOf))
    return ways.find(words => words.some(isOfCrops) && words.some(isOfProblems)) ?? []
  }

  /** `โรคไหม้ โรคกาบใบแห้ง ข้าว`: of several problems, the crop in the name of one is that of the others. */
  const withCropOfAll = (parts: readonly Part[]) => {
    const problems = parts.filter(isOfProblems)
    if (problems.length < 2 || parts.some(isOfCrops)) return parts
    const last = problems.findLast(part => apart(part).length > 0)
    return last ? parts.flatMap(part => (part === last ? apart(part) : [part])) : parts
  }

  /**
   * `фитофтора томата` is a name of late blight, which potatoes have as well: its crop is asked for, where the use is
   * listed. Without its crop, a name may have more meanings: `potato blight` is no early blight. A cotton bollworm is one in
   * tomatoes, too, because the organism itself is called by the crop.
   */
  const withCropOfName = (parts: readonly Part[], kinds: readonly Kind[]) =>
    parts.flatMap(part => {
      const isAsName = isTitle(part) || (!kinds.includes('product') && isName(part.text, kinds))
      const words = isOfProblems(part) && !isAsName ? apart(part) : []
      const [problem, ...others] = words.filter(isOfProblems)
      const isMore = words.filter(({ means }) => means.length > 0).length > 2
      if (!problem || others.length > 0 || isMore) return [part]
      const whole = subjectsOf(part)
      const called = [...part.means, ...whole.map(({ title }) => title)]
      const isCalledByCrop = called.some(name => partsOfWords(name).some(isOfCrops))
      const crops = words.flatMap(cropsOf)
      const areListed = whole.every(one => crops.some(crop => isListed(crop, one)))
      const ids = subjectsOf(problem).map(({ id }) => id)
      const isPart = whole.every(({ id }) => ids.includes(id))
      return isPart && areListed && !isCalledByCrop
        ? words.map(word => (word === problem ? { ...problem, means: part.means } : word))
        : [part]
    })

  /** `ferrugem soja e trigo`: in a list of crops, a problem with a crop in its name is read as the two words. */
  const withListsApart = (parts: readonly Part[]) => {
    const isCropBehindAnd = (and?: Part, crop?: Part) =>
      and !== undefined && crop !== undefined && isConjunction(and.text) && isOfCrops(crop)
    return parts.flatMap((part, at) => {
      const isInList =
        isCropBehindAnd(parts[at + 1], parts[at + 2]) ||
        isCropBehindAnd(parts[at - 1], parts[at - 2])
      if (!isInList || isOfCrops(part)) return [part]
      const words = partsOfWords(part.text)
      return words.some(isOfCrops) ? words : [part]
    })
  }

  /**
   * `rust in soybean and wheat` asks for two uses: beside a problem, several crops are alternatives, as are several
   * problems beside a crop. A crop that the tree does not have is none of them, so that nothing is found for it.
   */
  const withAlternatives = (parts: readonly Part[]) => {
    const groups = [parts.filter(isOfCrops), parts.filter(isOfProblems)]
    if (groups.some(({ length }) => length === 0)) return parts
    return parts.flatMap(part => {
      const group = groups.find(some => some.includes(part)) ?? [part]
      const means = group.flatMap(({ means }) => means)
      return part === group[0] ? [{ ...part, text: textOf(group), means }] : []
    })
  }

  /** Each crop with each problem, where several of them are named: one may have no listed product. */
  const pairsIn = (parts: readonly Part[]): NamedPair[] => {
    const [crops, problems] = [parts.filter(isOfCrops), parts.filter(isOfProblems)]
    if (crops.length + problems.length < 3) return []
    return problems.flatMap(problem =>
      crops.map(crop => ({
        text: textOf([problem, crop]),
        crops: cropsOf(crop),
        problems: subjectsOf(problem)
      }))
    )
  }

  return {
    cropsOf,
    isOfProblems,
    withDiseases,
    withUsesApart: (parts: readonly Part[], kinds: readonly Kind[]) =>
      withCropOfName(withCropOfAll(withListsApart(parts)), kinds),
    withAlternatives,
    pairsIn
  }
}
