import type { Entry } from './entry.ts'

/** A crop or a problem, and the words of a query that name it. */
type Named = { id: string; queryTerms: readonly string[] }

/** A problem and the crops, of which each with it is a use that so many words of a query name. */
export type NamedUse = { problem: string; crops: readonly string[]; words: number }

/**
 * The uses that a query names, where it takes a problem and a crop to make sense of most of its words: `tomato late
 * blight` is a use, `corn borer` a problem on whatever crop, `oil palm` a crop, `vine soybean` two of
 * them, though a rust has soybean in its name.
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

/** Whether a product is for one of these uses; one that states none of its own may be, where it has all their words. */
export function isForAny(
  named: readonly NamedUse[],
  { uses, queryTerms }: Pick<Entry, 'uses'> & Pick<Named, 'queryTerms'>
): boolean {
  return named.some(({ problem, crops, words }) =>
    uses
      ? crops.some(crop => Object.hasOwn(uses, crop) && uses[crop]?.includes(problem))
      : wordsIn(queryTerms) >= words
  )
}

/** A word that is found in several fields is one. */
function wordsIn(terms: readonly string[]): number {
  return new Set(terms).size
}
