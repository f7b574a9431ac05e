import { type Names, type Part, textOf } from '#browser/search/names/dictionary.ts'
import type { Approximate } from '#browser/search/engine/approximate.ts'
import { pageWordsBeside, narrowsNothing, withoutPageWords } from './page-words.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import { keyOf } from '#browser/search/names/name-key.ts'
import { nameAtStartOf } from '#browser/search/names/name-at-start.ts'
import { treeWordsOf } from '#browser/search/names/tree-words.ts'
import { type PackedNames, unpack } from '#browser/search/names/packed-names.ts'
import { problemKinds } from './problem-kinds.ts'
import { redundantParts } from './redundant-parts.ts'
import { MOST_QUERIES, queriesOf } from './combinations.ts'
import { inGrams, strengthsIn } from './strengths.ts'
import { isHalfStated, isSymptom, unstatedIn } from './unstated-words.ts'
import type { IndexLookup, Translate, Translation } from './translation.ts'
import { severalUses } from './several-uses.ts'
import { unknownWords } from './unknown-words.ts'
import { wordsInTree } from './words-in-tree.ts'

/** A word with a number joined to it. */
const NUMBERED = /(?<!\p{N})\p{L}{4,}\p{Nd}{2,4}(?![\p{L}\p{N}])/gu

/**
 * Replaces the names in a query by names of the tree: `soja` by its soybean, `草甘膦` by the English `glyphosate`. In a
 * search of texts, a typed word is kept if a text has it.
 */
export function translatorOf(
  lookup: IndexLookup,
  names: Names,
  approximate: () => Approximate
): Translate {
  const tree = treeWordsOf(lookup, names)
  const { isKnown, isName, areStopWords, subjectsOf, partsOfWords, isTime } = tree
  const unknown = unknownWords(tree, approximate)
  const dropped = redundantParts(tree, unknown, names)
  const uses = severalUses(tree)
  const { cropsOf, isOfProblems } = uses
  const ofKinds = problemKinds(tree)
  const { wordOf, partOfNames, wordsFor, isNamesake, isOfKind } = wordsInTree(tree, ofKinds)
  const { unstatedOf, withoutOwnColours } = unstatedIn(tree, isOfProblems, wordsFor)
  const { inStrengths, unlistedStrength, withoutStrengths, ofAnyStrength } = strengthsIn(
    tree,
    wordsFor
  )

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

  /** The name of a misspelled ingredient on this page, as the portfolio has it, or what was typed. */
  const nameOf = ({ means, text }: Part) =>
    lookup
      .entriesOf(['portfolio'])
      .find(({ names = [] }) => names.some(name => means.includes(name)))?.title ?? text

  /** The name that a part begins: where `吡虫林` is misspelled, its piece `吡虫` is not what to search for elsewhere. */
  const begunBy = (part: Part) => {
    const name = nameOf(part)
    return name.startsWith(part.text) ? name : part.text
  }

  const translate = (query: string, kinds: readonly Kind[]): Translation => {
    const typed = uses.withDiseases(tree.partsOf(inGrams(query, tree.brandsOf)))
    const allParts = uses.withUsesApart(unknown.inOneIngredient(typed), kinds)
    // A text that has all words as they were typed matches.
    const isText = kinds.includes('post') && isKnown(query, ['post'])
    const all = isText ? allParts : dropped.withoutFillers(allParts)
    const known = dropped.withoutUnknownBesidePage(all, kinds)
    const searched = withoutPageWords(known, names.documents)
    const corrected = unknown.withCorrections(searched)
    const named = dropped.withoutGroups(corrected)
    const strong = inStrengths(dropped.withoutWider(dropped.withoutKinds(named)), kinds)
    const single = withoutOwnColours(withoutStrengths(strong, kinds))
    const unstated = unstatedOf(single, kinds)
    const kept = single.filter(part => !unstated.includes(part))
    const parts = uses.withAlternatives(kept)
    const isBesideCrop = parts.some(part => cropsOf(part).length > 0)
    const wordsOf = (part: Part) => wordsFor(part, kinds, isBesideCrop)
    const words = parts.map(wordsOf)
    const withoutUnknownWords = queriesOf(dropped.withoutUnknownBesideSubject(parts).map(wordsOf))
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
    const isHalf = single.some(isHalfStated)
    const unread = [
      ...unlistedStrength(strong, kinds),
      ...(unstated.length > 0 || isHalf ? [textOf(single)] : [])
    ]
    const shown = (isHalf ? translated[0] : undefined) ?? textOf(kept)
    const namesakes = parts.filter(part => isNamesake(part, kinds))
    return {
      queries: queries.slice(0, MOST_QUERIES),
      withoutUnknownWords: withoutUnknownWords.filter(query => !queries.includes(query)),
      isExact: parts.every(({ means, text }) => means.length > 0 || areStopWords(text)),
      arePageWords,
      absent: parts
        .filter((part, at) => words[at]?.length === 0 || namesakes.includes(part))
        .map(({ means }) => means),
      unlisted: [
        ...namesakes.filter(part => !isOfKind(part) && !isSymptom(part)).map(({ text }) => text),
        ...unread
      ],
      shownFor: unread.length > 0 && !unread.includes(shown) ? shown : undefined,
      typed: {
        absent: textOf(
          parts
            .filter((_, at) => words[at]?.length === 0)
            .map(part => ({ ...part, text: begunBy(part) }))
        ),
        rest: textOf(parts.filter(({ means }, at) => means.length > 0 && words[at]?.length !== 0))
      },
      named: [
        ...all,
        ...corrected
          .filter(part => !all.includes(part))
          .map(part => ({ ...part, text: nameOf(part) }))
      ].flatMap(({ means, text }) => (means.length > 0 ? text : [])),
      words: all.flatMap(({ means, text, isFiller }) =>
        isFiller ? [] : means[0] ? text : text.split(/\s+/)
      ),
      topics: textOf(pageWordsBeside(known, searched, names.documents)) || undefined,
      crops: parts.flatMap(cropsOf),
      cropsWithin: problemParts.flatMap(({ text }) => partsOfWords(text).flatMap(cropsOf)),
      problems: problemParts.flatMap(subjectsOf),
      isOfProducts: parts.some(
        part => tree.isOfIngredient(part) || subjectsOf(part).some(({ kind }) => kind === 'family')
      ),
      pairs: uses.pairsIn(single),
      kinds: parts.flatMap(part => ofKinds.kindOf(part)?.split(/\s+/).map(wordOf).join(' ') ?? []),
      isPartOfNames: parts.some(
        part => part.means.some(isTime) || partOfNames(part, kinds) !== undefined
      )
    }
  }

  /** `levante960`: a brand and its number, unless something is written so. */
  const withNumbersApart = (query: string, kinds: readonly Kind[]) =>
    query.replace(NUMBERED, word =>
      isKnown(word, kinds) ? word : word.replace(/(?=\p{Nd})/u, ' ')
    )

  return Object.assign(
    (query: string, kinds: readonly Kind[]) =>
      translate(unknown.onItsKeyboard(withNumbersApart(query, kinds)), kinds),
    { nameAtStart: nameAtStartOf(tree, unknown.closestTo) }
  )
}

/** A translator with the file of names as it was sent. */
export const readTranslator = (
  lookup: IndexLookup,
  packed: PackedNames,
  approximate: () => Approximate
): Translate => translatorOf(lookup, unpack(packed), approximate)
