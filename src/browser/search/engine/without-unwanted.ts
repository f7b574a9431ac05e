import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import { normalise } from '#lib/normalise.ts'
import { beginningOf } from '#browser/search/query/beginning.ts'
import type { Engine, Result } from '#browser/search/answer/answer.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import { isSold, type Kind, kinds as allKinds } from '#browser/search/index/kinds.ts'
import { hasName } from '#browser/search/index/entry-names.ts'
import { groupWordsOf } from '#browser/search/index/group-words.ts'
import { inGroupCodes } from '#browser/search/query/group-codes.ts'
import { leftOutOf } from '#browser/search/query/negation.ts'
import { inThaiFields } from '#browser/search/query/thai-words.ts'
import type { IndexLookup, Translate } from '#browser/search/query/translation.ts'
import { noSubjects } from '#browser/search/answer/subjects-of-answer.ts'
import { areStopWords } from '#browser/search/words/without-stop-words.ts'
import { termsOf } from '#browser/search/words/words.ts'

/**
 * An engine that leaves out what a query does not want: products with a group, an ingredient, a class or a brand. It is
 * code of its own, loaded beside the engine, which has MiniSearch: here only its types are imported.
 */
export function withoutUnwanted(
  engine: Engine,
  index: MiniSearch<Entry>,
  translate: Translate,
  entriesOf: IndexLookup['entriesOf'],
  lang: string
): Engine {
  const isGroupWord = groupWordsOf(index)

  /** A brand may begin with a negation: `Sem Fim`. */
  const nameAtStart = (text: string, negation: string) => {
    const found = translate.nameAtStart(text)
    return found && negation !== '' && isInTitle(negation + found.text) ? undefined : found
  }
  const isInTitle = (words: string) =>
    index
      .search(words, { fields: ['title'], filter: ({ kind }) => kind === 'product' })
      .some(({ title }) => normalise(title as string).includes(normalise(words)))

  const isCrop = (word: string) => word !== '' && translate(word, ['product']).crops.length > 0
  const known = { isGroupWord, isCrop, nameAtStart }

  /** Without other words, `not group 11` asks for all products but those, `PHI 14` for those with such a use. */
  const everyProduct = (kinds: readonly Kind[]): ReturnType<Engine> => {
    const all = kinds.includes('product') ? entriesOf(['product']) : []
    return {
      query: '',
      translated: [],
      absent: [],
      results: all as Result[],
      isClose: false,
      named: noSubjects
    }
  }

  /** The problems with a name or with the typed words for it in one of theirs: `melon` is in melon aphid. */
  const namesakesOf = (names: readonly string[]) => {
    const options: SearchOptions = {
      tokenize: text => termsOf(text, 'whole'),
      filter: ({ kind }) => kind === 'problem'
    }
    const all = names.flatMap(name => index.search(name, options) as unknown as Entry[])
    return [...new Map(all.map(problem => [problem.id, problem])).values()]
  }

  /**
   * Beside other words than a crop, a problem for which nothing is found is asked for alone: `horseweed resistant to
   * glyphosate`.
   */
  const problemAlone = (words: readonly string[], kinds: readonly Kind[]) => {
    const all = words.map(word => ({ word, ...translate(word, kinds) }))
    const [problem, ...more] = all.filter(({ problems }) => problems.length > 0)
    const isOther = all.some(({ crops, absent }) => crops.length + absent.length > 0)
    if (!problem || more.length > 0 || isOther || words.length < 2) return {}
    const rest = problem.word
    const count = engine(rest, kinds).results.length
    return { instead: { words: words.filter(word => word !== rest).join(' '), rest, count } }
  }

  /** The words of a query; those of a name that the tree does not have, if one is a crop: `pulgón amarillo del sorgo`. */
  const wordsApart = (words: readonly string[]) => {
    const [name = '', ...others] = words
    const apart = name.split(/\s+/)
    return others.length === 0 && apart.some(isCrop) ? apart : words
  }

  /**
   * Of a query of known names, a crop, a problem, and products by their ingredient or family; one of these with another, or
   * with a name that the tree does not have: no product has all of them. Those with products alone.
   */
  const listedApart = (words: readonly string[], kinds: readonly Kind[]) => {
    const all = wordsApart(words)
      .filter(word => !areStopWords(word))
      .map(word => ({ word, ...translate(word, kinds) }))
    const sides = [
      all.filter(({ crops }) => crops.length > 0),
      all.filter(({ problems }) => problems.length > 0),
      all.filter(({ isOfProducts }) => isOfProducts)
    ].filter(({ length }) => length > 0)
    const parts = all.filter(part => sides.flat().includes(part))
    const isMore = sides.length > 1 || all.some(({ absent }) => absent.length > 0)
    const areNamed = sides.length > 0 && isMore && all.every(({ isExact }) => isExact)
    if (kinds.includes('post') || !areNamed) return undefined
    const isTogether = () =>
      engine(parts.map(({ word }) => word).join(' '), kinds).results.length > 0
    if (sides.length > 1 && parts.length < all.length && isTogether()) return undefined
    const apart = parts
      .map(({ word }) => ({ words: word, count: engine(word, kinds).results.length }))
      .filter(({ count }) => count > 0)
    return apart.length > 0 ? apart : undefined
  }

  /** Whether a search for products asks for nothing but the list of products: `toxicological class`. */
  const isAboutList = (query: string, kinds: readonly Kind[]) =>
    kinds.join() === 'product' &&
    engine(query, ['page']).results.some(({ id }) => id === 'page:productList')

  /**
   * Where nothing is found, the search page asks for each word, and other words may be offered. They are read here,
   * because the engine is large.
   */
  const withWords = (answer: ReturnType<Engine>, kinds: readonly Kind[]): ReturnType<Engine> => {
    const { results, absent, query } = answer
    if (results.length > 0) return answer
    if (isAboutList(query, kinds)) return { ...everyProduct(kinds), query }
    const { words, typed } = translate(query, kinds)
    // A colour is in the names of weeds and insects alike.
    const isColour = absent.every(([word]) => word === 'colour')
    const namesakes = isColour ? undefined : namesakesOf([...absent.flat(), typed.absent])
    const apart = listedApart(words, kinds)
    return {
      ...problemAlone(words, kinds),
      ...answer,
      words,
      namesakes,
      apart,
      lacked: typed.absent || undefined
    }
  }

  const answer = (query: string, kinds: readonly Kind[]): ReturnType<Engine> => {
    const { terms, names, rest } = leftOutOf(query, lang, known)
    if (terms.length + names.length === 0) return withWords(engine(query, kinds), kinds)
    const inGroups = new Set(index.search({ queries: terms, ...asTerms }).map(idOf))
    const unwanted = names.map(name => termsOf(name, 'whole'))
    const isWanted = (result: Result) =>
      !inGroups.has(result.id) &&
      (!isSold(result) || !unwanted.some(terms => hasName(result, terms)))
    // A product without a stated group may belong to the excluded one, so it is left out, unless no scheme has one for
    // it, as for biostimulants. The filter of the finder decides alike.
    const isStated = ({ kind, groups }: Result) =>
      kind !== 'product' || terms.length === 0 || groups !== undefined
    const all = rest.trim() ? engine(rest, kinds) : everyProduct(kinds)
    const wanted = all.results.filter(isWanted)
    const isAllLeftOut = wanted.length === 0 && all.results.length > 0 && !all.isClose
    const kept = new Set(rest.split(/\s+/))
    const words = query.split(/\s+/).filter(word => !kept.has(word))
    return {
      ...all,
      ...(isAllLeftOut && {
        isAllLeftOut,
        instead: { words: words.join(' '), rest: rest.trim(), count: all.results.length }
      }),
      results: wanted.filter(isStated),
      unstated: wanted.filter(result => !isStated(result)).map(idOf),
      // The card of a use would offer what is left out, too.
      uses: undefined
    }
  }

  return (text, kinds = allKinds) => {
    const query = beginningOf(text)
    return query === ''
      ? everyProduct(kinds)
      : {
          ...answer(inGroupCodes(inThaiFields(query.replace(NOT_SELECTIVE, 'noselectivo'))), kinds),
          query
        }
  }
}

/** Names leave out `no`, which is Portuguese for "in the", so this would be the name of its opposite. */
const NOT_SELECTIVE = /(?<!\p{L})no selectivos?(?!\p{L})/giu

const idOf = ({ id }: { id: unknown }) => id as string

/** Terms of the index, as they are. */
const asTerms = { tokenize: (term: string) => [term], prefix: false, combineWith: 'OR' } as const
