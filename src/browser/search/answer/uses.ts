import type { Entry } from '#browser/search/index/entry.ts'

/** A crop or a problem, and the words of a query that name it. */
type Named = { id: string; queryTerms: readonly string[] }

/** A problem and crops. The query names each crop with the problem as a use, by this many words. */
export type NamedUse = { problem: string; crops: readonly string[]; words: number }

/**
 * The uses that a query names, where a problem and a crop are needed to explain most of its words: `tomato late
 * blight` is a use, `corn borer` a problem on any crop, `oil palm` a crop, `vine soybean` two crops, although a rust
 * has soybean in its name.
 */
export function namedUses(problems: readonly Named[], crops: readonly Named[]): NamedUse[] {
  const uses = problems.map(({ id, queryTerms }) => {
    const rest = crops.map(crop => ({
      id: crop.id,
      words: wordsIn(crop.queryTerms.filter(term => !queryTerms.includes(term)))
    }))
    const most = Math.max(0, ...rest.map(({ words }) => words))
    return {
      problem: id,
      crops: rest.filter(({ words }) => words > 0 && words === most).map(({ id }) => id),
      words: wordsIn(queryTerms) + most
    }
  })
  const most = Math.max(0, ...uses.map(({ words }) => words))
  const best = uses.filter(({ words }) => words === most)
  const areCrops = wordsIn(crops.flatMap(({ queryTerms }) => queryTerms)) >= most
  return areCrops || best.some(({ crops }) => crops.length === 0) ? [] : best
}

/** A crop and a problem, by their ids in the index. */
export type Use = { crop: string; problem: string }

/**
 * The listed uses that a query names, each once, if all found products are listed for one of them. A problem may have a
 * crop in its name: `soybean rust` is a use on soybean. `crops`: those with most words of the query.
 */
export function listedUses(
  named: { problem: readonly string[]; uses: readonly NamedUse[] },
  crops: readonly string[],
  products: readonly Pick<Entry, 'uses'>[]
): Use[] {
  const uses = [...named.uses, ...named.problem.map(problem => ({ problem, crops }))]
  const listed = uses
    .flatMap(({ problem, crops }) => crops.map(crop => ({ crop, problem })))
    .filter(use => products.some(product => isListed(product, use)))
  const areForAll = products.every(
    ({ uses }) => !uses || listed.some(use => isListed({ uses }, use))
  )
  const byPair = new Map(listed.map(use => [`${use.crop} ${use.problem}`, use]))
  return areForAll ? [...byPair.values()] : []
}

/** Whether a product is listed for a use. */
export const isListed = ({ uses }: Pick<Entry, 'uses'>, { crop, problem }: Use) =>
  uses !== undefined && Object.hasOwn(uses, crop) && uses[crop]?.includes(problem) === true

/** Whether a product has one of these uses. A product without stated uses may match if it has all their words. */
export function isForAny(
  named: readonly NamedUse[],
  { uses, queryTerms }: Pick<Entry, 'uses'> & Pick<Named, 'queryTerms'>
): boolean {
  return named.some(({ problem, crops, words }) =>
    uses ? crops.some(crop => isListed({ uses }, { crop, problem })) : wordsIn(queryTerms) >= words
  )
}

/** The number of words; a word that is found in several fields counts once. */
function wordsIn(terms: readonly string[]): number {
  return new Set(terms).size
}
