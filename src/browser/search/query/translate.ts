import {
  type Dictionary,
  type Names,
  openDictionary,
  type Part,
  textOf
} from '#browser/search/names/dictionary.ts'
import type { Approximate } from '#browser/search/engine/approximate.ts'
import { pageWordsBeside, narrowsNothing, withoutPageWords } from './page-words.ts'
import { type Entry, type Kind, kinds as allKinds } from '#browser/search/index/entry.ts'
import { keyOf } from '#browser/search/names/name-key.ts'
import { nameAtStartOf } from '#browser/search/names/name-at-start.ts'
import { namesOfSubjects, namesOfOne, SUBJECTS } from '#browser/search/names/subject-names.ts'
import { type PackedNames, unpack } from '#browser/search/names/packed-names.ts'
import { problemKinds } from './problem-kinds.ts'
import { isGroupWord } from '#browser/search/words/resistance-groups.ts'
import { MOST_QUERIES, queriesOf } from './in-all-ways.ts'
import { inGrams, strengthsIn } from './strengths.ts'
import { timesIn } from './unlisted-times.ts'
import type { IndexLookup, Translate, Translation } from './translation.ts'
import { severalUses } from './several-uses.ts'
import { unknownWords } from './unknown-words.ts'
import { wordsInTree } from './words-in-tree.ts'

/**
 * Replaces the names in a query by names of the tree: `soja` by its soybean, `草甘膦` by the English `glyphosate`. In a
 * search of texts, a typed word is kept if a text has it.
 */
export function translatorOf(
  lookup: IndexLookup,
  names: Names,
  approximate: () => Approximate
): Translate {
  const { isKnown, isName, areStopWords, entriesOf } = lookup
  let opened: Dictionary | undefined
  let subjects: ReadonlyMap<string, Entry> | undefined
  const areKinds = new Set(names.kinds)
  const areTimes = new Set(names.times)
  const isTime = (english: string) => areTimes.has(english)
  const areCrops = new Set(names.crops?.split('\n'))
  const byKeys = () => (subjects ??= new Map(namesOfSubjects(entriesOf(SUBJECTS))))
  // Names of the tree are found in every form of the word, also names that are not in the dictionary.
  const dictionary = () => (opened ??= openDictionary(names, namesOfOne(entriesOf(SUBJECTS))))
  let brands: string[] | undefined
  const brandsOf = () => (brands ??= entriesOf(['product']).map(({ title }) => title))
  const { isUnknown, inOneIngredient, withCorrections, onItsKeyboard, isLikeABrand, closestTo } =
    unknownWords({ lookup, dictionary, brandsOf, approximate })
  const subjectsOf = ({ means }: Part) => {
    const byKey = byKeys()
    return means.flatMap(english => {
      const key =
        dictionary()
          .keysOf(english)
          .find(key => byKey.has(key)) ?? keyOf(english)
      return byKey.get(key) ?? []
    })
  }

  const partsOfWords = (text: string) =>
    text.split(/\s+/).flatMap(word => dictionary().partsOf(word))
  const uses = severalUses({
    subjectsOf,
    partsOf: text => dictionary().partsOf(text),
    partsOfWords,
    isTime,
    isProblem: text => isName(text, ['problem']),
    isListed: (crop, problem) =>
      entriesOf(['product']).some(({ uses }) => uses?.[crop.id]?.includes(problem.id))
  })
  const { cropsOf, isOfProblems } = uses

  const isOfIngredient = ({ means }: Part) => means.some(dictionary().isIngredient)

  /**
   * Beside an unknown word, the word for a group may be part of one misspelled name, so it does not count as the group.
   */
  const withoutGroups = (parts: readonly Part[]) => {
    if (!parts.some(isUnknown)) return parts
    return parts.map(part => (subjectsOf(part).length > 1 ? { ...part, means: [] } : part))
  }

  /** `lagarta do cartucho` is one caterpillar: beside its name, the word for all caterpillars is dropped. */
  const withoutWider = (parts: readonly Part[]) => {
    const all = parts.map(subjectsOf)
    const single = new Set(all.flatMap(some => (some.length === 1 ? some.map(({ id }) => id) : [])))
    return parts.filter(
      (_, at) => (all[at]?.length ?? 0) < 2 || !all[at]?.some(({ id }) => single.has(id))
    )
  }

  const { isKind, kindOf } = problemKinds({ byKeys, subjectsOf })

  const { wordOf, partOfNames, wordsFor, isNamesake, isOfKind } = wordsInTree({
    lookup,
    subjectsOf,
    isKind,
    isTime,
    isCrop: english => areCrops.has(english),
    isOfIngredient
  })

  const timesOf = timesIn({ isOfProblems, isOfIngredient, wordsFor, isKnown })
  const { inStrengths, unlistedStrength, withoutStrengths, ofAnyStrength } = strengthsIn({
    brandsOf,
    isOfIngredient,
    isKnown,
    wordsFor
  })

  /** `菊酯类杀虫剂`, `grupo diamidas`: beside an ingredient or its class, the word for its kind says nothing more. */
  const withoutKinds = (parts: readonly Part[]) => {
    const isOfUse = ({ means, text }: Part) =>
      means.length > 0 ? means.every(word => areKinds.has(word)) : isGroupWord(text)
    return parts.some(isOfIngredient) ? parts.filter(part => !isOfUse(part)) : parts
  }

  /** `weed` means herbicides, and nothing more beside the name of a weed. */
  const withoutFillers = (parts: readonly Part[]) => {
    const others = parts.filter(({ isFiller, text }) => !isFiller && !areStopWords(text))
    if (others.length === 0) return parts
    const areNamed = others.some(part => subjectsOf(part).some(({ kind }) => kind === 'problem'))
    return parts.filter(({ isFiller, means }) => !isFiller || (means.length > 0 && !areNamed))
  }

  /** Beside the word for a page of the tree, an unknown word does not narrow the search for that page. */
  const withoutUnknownBesidePage = (parts: readonly Part[], kinds: readonly Kind[]) => {
    const isPage = ({ isPageWord, means }: Part) =>
      isPageWord && means.some(word => isKnown(word, kinds))
    if (!kinds.includes('page') || !parts.some(isPage)) return parts
    return parts.filter(
      ({ means, text }) => means.length > 0 || isKnown(text, allKinds) || isLikeABrand(text)
    )
  }

  /**
   * Beside a problem or an ingredient, an unknown word describes how or where, so it is dropped. Beside a crop it may
   * be the problem, so it is kept.
   */
  const withoutUnknownBesideSubject = (parts: readonly Part[]) => {
    const isSubject = (part: Part) =>
      isOfIngredient(part) || subjectsOf(part).some(({ kind }) => kind === 'problem')
    if (!parts.some(isSubject)) return parts
    return parts.flatMap(part => {
      if (part.means.length > 0) return [part]
      const words = part.text.split(/\s+/).filter(word => isKnown(word, allKinds))
      return words.length > 0 ? [{ ...part, text: words.join(' ') }] : []
    })
  }

  /**
   * A query that is a name in the tree also searches for that name, whatever its words mean. In Chinese it may be the
   * end of another name, so it is searched only if its meaning finds nothing.
   */
  const asOwnName = (query: string, translated: readonly string[], kinds: readonly Kind[]) => {
    const isAmongThem = translated.some(words => keyOf(words) === keyOf(query))
    const isEnough =
      /\p{Script=Han}/u.test(query) && translated.some(words => isKnown(words, kinds))
    return isAmongThem || isEnough || !isName(query, kinds) ? [] : [query]
  }

  const translate = (query: string, kinds: readonly Kind[]): Translation => {
    const typed = uses.withDiseases(dictionary().partsOf(inGrams(query, brandsOf)))
    const allParts = uses.withUsesApart(inOneIngredient(typed))
    // A text that has all words as they were typed matches.
    const isText = kinds.includes('post') && isKnown(query, ['post'])
    const all = isText ? allParts : withoutFillers(allParts)
    const known = withoutUnknownBesidePage(all, kinds)
    const searched = withoutPageWords(known, names.documents)
    const named = withoutGroups(withCorrections(searched))
    const strong = inStrengths(withoutWider(withoutKinds(named)), kinds)
    const single = withoutStrengths(strong, kinds)
    const times = timesOf(single, kinds)
    const parts = uses.withAlternatives(single.filter(part => !times.includes(part)))
    const words = parts.map(part => wordsFor(part, kinds))
    const withoutUnknownWords = queriesOf(
      withoutUnknownBesideSubject(parts).map(part => wordsFor(part, kinds))
    )
    const arePageWords = parts.some(({ isPageWord }) => isPageWord)
    const arePages =
      arePageWords && parts.every(({ isPageWord, text }) => isPageWord || narrowsNothing(text))
    const translated = arePages
      ? words.flatMap((some, at) => (parts[at]?.isPageWord ? some : []))
      : queriesOf(words)
    const queries = [
      ...translated,
      ...asOwnName(query, translated, kinds),
      ...ofAnyStrength(parts, kinds)
    ]
    const problemParts = parts.filter(isOfProblems)
    const namesakes = parts.filter(part => isNamesake(part, kinds))
    return {
      queries: queries.slice(0, MOST_QUERIES),
      withoutUnknownWords: withoutUnknownWords.filter(query => !queries.includes(query)),
      isExact: parts.every(({ means, text }) => means.length > 0 || areStopWords(text)),
      arePageWords,
      absent: parts.flatMap((part, at) =>
        words[at]?.length === 0 || namesakes.includes(part) ? part.means : []
      ),
      unlisted: [
        ...namesakes.filter(part => !isOfKind(part)).map(({ text }) => text),
        ...unlistedStrength(strong, kinds),
        ...(times.length > 0 ? [textOf(single)] : [])
      ],
      typed: {
        absent: textOf(parts.filter((_, at) => words[at]?.length === 0)),
        rest: textOf(parts.filter(({ means }, at) => means.length > 0 && words[at]?.length !== 0))
      },
      named: all.flatMap(({ means, text }) => (means.length > 0 ? text : [])),
      words: all.flatMap(({ means, text, isFiller }) =>
        isFiller ? [] : means[0] ? text : text.split(/\s+/)
      ),
      topics: textOf(pageWordsBeside(known, searched, names.documents)) || undefined,
      crops: parts.flatMap(cropsOf),
      cropsWithin: problemParts.flatMap(({ text }) => partsOfWords(text).flatMap(cropsOf)),
      problems: problemParts.flatMap(subjectsOf),
      pairs: uses.pairsIn(single),
      kinds: parts.flatMap(part => kindOf(part)?.split(/\s+/).map(wordOf).join(' ') ?? []),
      isPartOfNames: parts.some(
        part => part.means.some(isTime) || partOfNames(part, kinds) !== undefined
      )
    }
  }

  return Object.assign(
    (query: string, kinds: readonly Kind[]) => translate(onItsKeyboard(query), kinds),
    { nameAtStart: nameAtStartOf({ lookup, dictionary, brandsOf, closestTo }) }
  )
}

/** A translator with the file of names as it was sent. */
export const readTranslator = (
  lookup: IndexLookup,
  packed: PackedNames,
  approximate: () => Approximate
): Translate => translatorOf(lookup, unpack(packed), approximate)
