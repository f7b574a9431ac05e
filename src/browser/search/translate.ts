import { type Dictionary, type Names, openDictionary, type Part } from './dictionary.ts'
import { brandsLike } from './brands-like.ts'
import { type Kind, kinds as allKinds } from './entry.ts'
import { keyOf } from './name-key.ts'
import { namesOf, namesOfOne, SUBJECTS } from './subject-names.ts'
import { FIGURE, FORMULATION, inGrams } from './strengths.ts'
import type { IndexLookup, Subject, Translate } from './translation.ts'
import { isMisspelled } from './typing-errors.ts'

/** More meanings at once are no question. A group of weeds has thirteen. */
const MOST_QUERIES = 16

/** A misspelled name has no more words. */
const MOST_MISSPELLED = 3

/**
 * Replaces the names in a query by those of the tree: `soja` by its soybean, `草甘膦` by the English `glyphosate`. In
 * texts, a word stays as it was typed where a text has it.
 */
export function translatorOf(lookup: IndexLookup, names: Names): Translate {
  const { isKnown, isName, isNamed, areParticles, entriesOf } = lookup
  let opened: Dictionary | undefined
  let subjects: ReadonlyMap<string, Subject> | undefined
  let brands: string[] | undefined
  const brandsOf = () => (brands ??= entriesOf(['product']).map(({ title }) => title))
  const byKeys = () => (subjects ??= new Map(namesOf(entriesOf(SUBJECTS))))
  // The names of the tree are asked for in any form, also those that the names of the trade do not have.
  const dictionary = () => (opened ??= openDictionary(names, namesOfOne(entriesOf(SUBJECTS))))
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

  const areOf = (kind: Kind, part: Part) => subjectsOf(part).every(one => one.kind === kind)
  const cropsOf = (part: Part) => (areOf('crop', part) ? subjectsOf(part).map(({ id }) => id) : [])

  /** Misspelled names, and brands in Cyrillic letters, in what is no name. */
  const corrected = (part: Part): Part[] => {
    if (part.means.length > 0 || part.isFiller || isKnown(part.text, allKinds)) return [part]
    const words = part.text.split(/\s+/).map(word => brandsLike(word, brandsOf)[0] ?? word)
    const text = words.join(' ')
    if (isKnown(text, allKinds)) return [{ ...part, text }]
    for (let count = Math.min(MOST_MISSPELLED, words.length); count > 0; count--)
      for (let at = 0; at + count <= words.length; at++) {
        const some = words.slice(at, at + count)
        if (some.every(word => isKnown(word, allKinds))) continue
        const means = dictionary().closestTo(some.join(' '))
        if (means.length === 0) continue
        const textsOf = (words: string[]) =>
          words.length > 0 ? corrected({ ...part, text: words.join(' ') }) : []
        const name = { ...part, text: some.join(' '), means }
        return [...textsOf(words.slice(0, at)), name, ...textsOf(words.slice(at + count))]
      }
    return [{ ...part, text }]
  }

  /** Whether a word is the name of a brand, misspelled perhaps. */
  const isLikeABrand = (text: string) => {
    const key = keyOf(text)
    if (brandsLike(text, brandsOf).length > 0) return true
    return brandsOf().some(brand => isMisspelled(key, keyOf(brand.split(' ')[0] ?? '')))
  }

  /** Beside a word that nothing has, the word of a group may be a part of one name, misspelled. */
  const withoutGroups = (parts: readonly Part[]) => {
    const isUnknown = ({ text, means, isFiller }: Part) =>
      means.length === 0 && !isFiller && !isKnown(text, allKinds)
    if (!parts.some(isUnknown)) return parts
    return parts.map(part => (subjectsOf(part).length > 1 ? { ...part, means: [] } : part))
  }

  /** `lagarta do cartucho` is one caterpillar, not all of them: beside its name, the word for a group says nothing. */
  const withoutWider = (parts: readonly Part[]) => {
    const all = parts.map(subjectsOf)
    const single = new Set(all.flatMap(some => (some.length === 1 ? some.map(({ id }) => id) : [])))
    return parts.filter(
      (_, at) => (all[at]?.length ?? 0) < 2 || !all[at]?.some(({ id }) => single.has(id))
    )
  }

  const wordsFor = (part: Part, kinds: readonly Kind[]): string[] => {
    const { text, means, isAside, isFiller } = part
    const own = subjectsOf(part).map(({ title }) => title)
    // The kind of a problem is a name of a family, and of all problems of the kind.
    const isKind = isFiller && byKeys().get(keyOf(text))?.kind === 'problem'
    if (isKind && !kinds.includes('family')) return [text]
    if (means.length === 0 || own.length > 0) return own.length > 0 ? own : [text]
    const known = means.filter(english => isNamed(english, kinds))
    const isOfTexts = kinds.includes('post')
    // With a part of the name of another organism, several words are not that one.
    const mayBePart = isOfTexts || (known.length === 0 && !/\s/.test(text.trim()))
    const isOwn = mayBePart && !isAside && isNamed(text, kinds)
    return isOwn ? [text] : known
  }

  /** `label of Harmattan` means the product; `label` alone means labels. */
  const withoutAsides = (parts: readonly Part[]) => {
    const others = parts.filter(({ isAside, text }) => !isAside && !areParticles(text))
    return parts.filter(({ isAside }) => !isAside || others.length === 0)
  }

  /** `weed` means herbicides, and nothing more beside the name of a weed. */
  const withoutFillers = (parts: readonly Part[]) => {
    const others = parts.filter(({ isFiller, text }) => !isFiller && !areParticles(text))
    if (others.length === 0) return parts
    const isProblem = (part: Part) => subjectsOf(part).some(({ kind }) => kind === 'problem')
    const areNamed = others.some(isProblem)
    return parts.filter(({ isFiller, means }) => !isFiller || (means.length > 0 && !areNamed))
  }

  /** A strength that no product with the ingredient has does not narrow the search for it. */
  const withoutStrengths = (parts: readonly Part[], kinds: readonly Kind[]) => {
    const isStrength = ({ text, means }: Part) =>
      means.length > 0 ? means.every(word => FORMULATION.test(word)) : FIGURE.test(text)
    const others = parts.filter(part => !isStrength(part))
    const areNames = others.length > 0 && others.some(({ means }) => means.length > 0)
    if (!areNames || others.length === parts.length) return parts
    // A figure that no name has is a percentage, or the strength of the other ingredient of a mixture.
    const isInNoName = ({ text, means }: Part) =>
      means.length === 0 && FIGURE.test(text) && !brandsOf().some(brand => hasWord(brand, text))
    if (parts.some(isInNoName)) return others
    const asked = inAllWays(parts.map(part => wordsFor(part, kinds)))
    return asked.some(words => isKnown(words, kinds)) ? parts : others
  }

  /** Beside the word for a page of the tree, a word that nothing has does not narrow the search for it. */
  const withoutUnknown = (parts: readonly Part[], kinds: readonly Kind[]) => {
    const isPage = ({ isAside, means }: Part) => isAside && means.some(word => isKnown(word, kinds))
    if (!kinds.includes('page') || !parts.some(isPage)) return parts
    return parts.filter(
      ({ means, text }) => means.length > 0 || isKnown(text, allKinds) || isLikeABrand(text)
    )
  }

  /**
   * Beside a problem or an ingredient, a word that nothing has says how or where. Beside a crop it may be the problem,
   * so it is kept.
   */
  const withoutStrangers = (parts: readonly Part[]) => {
    const isSubject = (part: Part) =>
      part.means.some(dictionary().isIngredient) ||
      subjectsOf(part).some(({ kind }) => kind === 'problem')
    if (!parts.some(isSubject)) return parts
    return parts.flatMap(part => {
      if (part.means.length > 0) return [part]
      const words = part.text.split(/\s+/).filter(word => isKnown(word, allKinds))
      return words.length > 0 ? [{ ...part, text: words.join(' ') }] : []
    })
  }

  /**
   * A name of the tree means what is called so, whatever its words mean. In Chinese it may be the end of another name, so
   * that it is asked for only where its meaning finds nothing.
   */
  const asOwnName = (query: string, translated: readonly string[], kinds: readonly Kind[]) => {
    const key = keyOf(query)
    const isAsked = translated.some(words => keyOf(words) === key)
    const isEnough =
      /\p{Script=Han}/u.test(query) && translated.some(words => isKnown(words, kinds))
    return isAsked || isEnough || !isName(query, kinds) ? [] : [query]
  }

  return (query, kinds) => {
    const allParts = dictionary().partsOf(inGrams(query, brandsOf))
    // A text that has all words as they were typed is about them.
    const isText = kinds.includes('post') && isKnown(query, ['post'])
    const all = isText ? allParts : withoutFillers(allParts)
    const named = withoutGroups(withoutAsides(withoutUnknown(all, kinds)).flatMap(corrected))
    const parts = withoutStrengths(withoutWider(named), kinds)
    const words = parts.map(part => wordsFor(part, kinds))
    const known = inAllWays(withoutStrangers(parts).map(part => wordsFor(part, kinds)))
    const areAsides = parts.some(({ isAside }) => isAside)
    const arePages = areAsides && parts.every(({ isAside, text }) => isAside || areParticles(text))
    const translated = arePages
      ? words.flatMap((some, at) => (parts[at]?.isAside ? some : []))
      : inAllWays(words)
    const queries = [...translated, ...asOwnName(query, translated, kinds)]
    const problemParts = parts.filter(part => subjectsOf(part).length > 0 && areOf('problem', part))
    return {
      queries: queries.slice(0, MOST_QUERIES),
      otherwise: known.filter(query => !queries.includes(query)).slice(0, MOST_QUERIES),
      isExact: parts.every(({ means, text }) => means.length > 0 || areParticles(text)),
      areAsides,
      absent: parts.flatMap(({ means }, at) => (words[at]?.length === 0 ? means : [])),
      typed: {
        absent: textOf(parts.filter((_, at) => words[at]?.length === 0)),
        rest: textOf(parts.filter(({ means }, at) => means.length > 0 && words[at]?.length !== 0))
      },
      named: all.flatMap(({ means, text }) => (means.length > 0 ? text : [])),
      crops: parts.flatMap(cropsOf),
      cropsWithin: problemParts.flatMap(({ text }) =>
        text.split(/\s+/).flatMap(word => dictionary().partsOf(word).flatMap(cropsOf))
      ),
      problems: problemParts.flatMap(subjectsOf)
    }
  }
}

const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join(' ')

const hasWord = (brand: string, word: string) =>
  brand.split(' ').includes(word.replace(/[^\p{N}.,].*$/u, ''))

/** One query for each choice of a word from each list. */
function inAllWays(words: readonly string[][]): string[] {
  return words.reduce<string[]>(
    (begun, words) => begun.flatMap(begin => words.map(word => `${begin} ${word}`.trim())),
    ['']
  )
}
