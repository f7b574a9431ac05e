import { type Names, openDictionary, type Part } from './dictionary.ts'
import { brandsLike } from './brands-like.ts'
import { type Entry, type Kind, kinds as allKinds } from './entry.ts'
import { keyOf } from './name-key.ts'
import { normalise } from '#browser/base/normalise.ts'

/**
 * What to search for: `queries` are alternatives. `isExact`: all words are names, so that none is the beginning of
 * another. `areAsides`: they name a page or a document. `absent` are names that nothing in the tree has. `named`: the
 * words of the query that are names, as they were typed.
 */
export type Translation = {
  queries: string[]
  isExact: boolean
  areAsides: boolean
  absent: string[]
  named: string[]
  /** The ids of the crops, and of the problems, that are named. */
  crops: string[]
  problems: string[]
}

export type Translate = (query: string, kinds: readonly Kind[]) => Translation

/** What the translation asks of a tree's index; apart, so that its code is loaded beside that of the index. */
export type LookUp = {
  entriesOf: (kinds: readonly Kind[]) => Entry[]
  /** Whether entries of these kinds have all words of a name. */
  isKnown: (name: string, kinds: readonly Kind[]) => boolean
  areParticles: (text: string) => boolean
}

/** More meanings at once are no question. A group of weeds has thirteen. */
const MOST_QUERIES = 16

type Subject = Pick<Entry, 'id' | 'kind' | 'title'>

/**
 * Replaces the names in a query by those of the tree: `soja` by its soybean, `草甘膦` by the English `glyphosate`. In
 * texts, a word stays as it was typed where a text has it.
 */
export function translatorOf(lookUp: LookUp, names: Names): Translate {
  const { isKnown, areParticles, entriesOf } = lookUp
  const dictionary = openDictionary(names)
  let subjects: ReadonlyMap<string, Subject> | undefined
  let brands: string[] | undefined
  const brandsOf = () => (brands ??= entriesOf(['product']).map(({ title }) => title))
  const subjectsOf = ({ means }: Part) => {
    const byKey = (subjects ??= subjectsByKey(entriesOf(['crop', 'problem', 'family'])))
    return means.flatMap(english => {
      const key = dictionary.keysOf(english).find(key => byKey.has(key)) ?? keyOf(english)
      return byKey.get(key) ?? []
    })
  }

  /** A misspelled ingredient, or a brand in Cyrillic letters. */
  const corrected = (part: Part): Part => {
    if (part.means.length > 0 || part.isFiller || isKnown(part.text, allKinds)) return part
    const [brand] = brandsLike(part.text, brandsOf)
    return brand ? { ...part, text: brand } : { ...part, means: dictionary.closestTo(part.text) }
  }

  /** Beside a word that nothing has, the word of a group may be a part of one name, misspelled. */
  const withoutGroups = (parts: readonly Part[]) => {
    const isUnknown = ({ text, means, isFiller }: Part) =>
      means.length === 0 && !isFiller && !isKnown(text, allKinds)
    if (!parts.some(isUnknown)) return parts
    return parts.map(part => (subjectsOf(part).length > 1 ? { ...part, means: [] } : part))
  }

  const wordsFor = (part: Part, kinds: readonly Kind[]): string[] => {
    const { text, means, isAside } = part
    const own = subjectsOf(part).map(({ title }) => title)
    if (means.length === 0 || own.length > 0) return own.length > 0 ? own : [text]
    const known = means.filter(english => isKnown(english, kinds))
    const isOfTexts = kinds.includes('post')
    const isOwn = (isOfTexts || known.length === 0) && !isAside && isKnown(text, kinds)
    return isOwn ? [text] : known
  }

  /** `label of Harmattan` means the product; `label` alone means labels. */
  const withoutAsides = (parts: readonly Part[]) => {
    const others = parts.filter(({ isAside, text }) => !isAside && !areParticles(text))
    return parts.filter(({ isAside }) => !isAside || others.length === 0)
  }

  const withoutFillers = (parts: readonly Part[]) => {
    const others = parts.filter(({ isFiller, text }) => !isFiller && !areParticles(text))
    return others.length > 0 ? parts.filter(({ isFiller }) => !isFiller) : parts
  }

  /** Beside the word for a page of the tree, a word that nothing has does not narrow the search for it. */
  const withoutUnknown = (parts: readonly Part[], kinds: readonly Kind[]) => {
    const isPage = ({ isAside, means }: Part) => isAside && means.some(word => isKnown(word, kinds))
    if (!kinds.includes('page') || !parts.some(isPage)) return parts
    return parts.filter(({ means, text }) => means.length > 0 || isKnown(text, allKinds))
  }

  return (query, kinds) => {
    const all = withoutFillers(dictionary.partsOf(inGrams(query, brandsOf)))
    const parts = withoutGroups(withoutAsides(withoutUnknown(all, kinds)).map(corrected))
    const words = parts.map(part => wordsFor(part, kinds))
    const arePages = parts.every(({ isAside }) => isAside)
    const queries = arePages ? words.flat() : inAllWays(words)
    const named = parts.map(subjectsOf)
    const idsOf = (kind: Kind) =>
      named.flatMap(some =>
        some.every(subject => subject.kind === kind) ? some.map(({ id }) => id) : []
      )
    return {
      queries: queries.slice(0, MOST_QUERIES),
      isExact: parts.every(({ means, text }) => means.length > 0 || areParticles(text)),
      areAsides: parts.some(({ isAside }) => isAside),
      absent: parts.flatMap(({ means }, at) => (words[at]?.length === 0 ? means : [])),
      named: all.flatMap(({ means, text }) => (means.length > 0 ? text : [])),
      crops: idsOf('crop'),
      problems: idsOf('problem')
    }
  }
}

/** One query for each choice of a word from each list. */
function inAllWays(words: readonly string[][]): string[] {
  return words.reduce<string[]>(
    (begun, words) => begun.flatMap(begin => words.map(word => `${begin} ${word}`.trim())),
    ['']
  )
}

/** `80 WP` and `80 %` are 800 g/kg, where a product of the tree is called so. */
function inGrams(query: string, brandsOf: () => readonly string[]): string {
  return query.replace(
    STRENGTH,
    (asked: string, percent: string, formulation: string | undefined = '') => {
      const isCalled = (strength: number) =>
        brandsOf().some(brand =>
          ` ${normalise(brand)} `.includes(` ${String(strength)} ${normalise(formulation)}`)
        )
      const grams = 10 * Number(percent.replace(',', '.'))
      return isCalled(grams) && !isCalled(grams / 10) ? `${String(grams)} ${formulation}` : asked
    }
  )
}

const STRENGTH =
  /(?<![\p{N}.,\-])(\d{1,2}(?:[.,]\d)?)\s*(?:%|(?=\p{L}))\s*(\p{L}{2,3})?(?![\p{L}\p{N}])/gu

/** Crops, problems and families by each of their names. */
function subjectsByKey(subjects: readonly Entry[]): ReadonlyMap<string, Subject> {
  return new Map(
    subjects.flatMap(subject =>
      [subject.title, ...(subject.names ?? [])].map(name => [keyOf(name), subject] as const)
    )
  )
}
