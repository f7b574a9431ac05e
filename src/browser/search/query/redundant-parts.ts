import type { Names, Part } from '#browser/search/names/dictionary.ts'
import { type Kind, kinds as allKinds } from '#browser/search/index/kinds.ts'
import type { TreeWords } from '#browser/search/names/tree-words.ts'
import { isGroupWord } from '#browser/search/words/resistance-groups.ts'
import type { UnknownWords } from './unknown-words.ts'

/** Families of products of several kinds, and how the words for those begin: `Seedfungicides`. */
export const MIXED: Partial<Record<string, string>> = {
  'Seed treatment': 'Seed',
  'Bio-pesticides': 'Bio'
}

/** Drops parts of a query that say nothing more beside its other parts. */
export function redundantParts(
  { isKnown, areStopWords, subjectsOf, isOfIngredient }: TreeWords,
  { isUnknown, isLikeABrand }: UnknownWords,
  names: Pick<Names, 'kinds'>
) {
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

  /**
   * `菊酯类杀虫剂`, `grupo diamidas`: beside an ingredient or its class, the word for its kind says nothing more. Beside a
   * family of products of several kinds, it says which of them: `fungicida` for seed.
   */
  const withoutKinds = (parts: readonly Part[]) => {
    const isOfUse = ({ means, text }: Part) =>
      means.length > 0 ? means.every(word => names.kinds.includes(word)) : isGroupWord(text)
    const mixed = ({ means: [word = ''] }: Part) => MIXED[word]
    if (!parts.some(part => isOfIngredient(part) || mixed(part))) return parts
    const [kind] = parts.find(isOfUse)?.means ?? []
    return parts
      .filter(part => !isOfUse(part))
      .map(part =>
        kind && mixed(part) ? { ...part, means: [`${mixed(part)}${kind.toLowerCase()}`] } : part
      )
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

  return {
    withoutGroups,
    withoutWider,
    withoutKinds,
    withoutFillers,
    withoutUnknownBesidePage,
    withoutUnknownBesideSubject
  }
}
