import { type FilterName, filterNames, type FinderData, type Query } from './filters.ts'
import type { Matches } from './resolve-query.ts'

/** A crop and a problem, by id. */
export type AskedUse = { crop: string; problem: string }

const CROP = filterNames.indexOf('crop')

/**
 * The registered uses that a query asks for, by choices or by words: those of a problem, in the crops that are named. Of
 * several problems that words name, the first is the one with exactly this name.
 */
export function askedUses(data: FinderData, query: Query, matches?: Matches): AskedUse[] {
  const wanted = (name: 'crop' | 'problem') => positionsOf(name, data, query) ?? matches?.[name]
  const [crops, problems] = [wanted('crop'), wanted('problem')]
  const isAsked = (crop: number, problem: number) =>
    crops?.has(crop) !== false &&
    (problems?.has(problem) ??
      matches?.uses?.some(use => use.problem === problem && use.crops.has(crop)) === true)
  const asked = new Map<string, AskedUse & { rank: number }>()
  const named = [...(matches?.problem ?? [])]
  data.products.forEach((has, product) =>
    has[CROP]?.forEach((cropAt, use) => {
      for (const problemAt of data.uses[product]?.[use] ?? []) {
        const crop = data.choices.crop[cropAt]?.id
        const problem = data.choices.problem[problemAt]?.id
        if (crop === undefined || problem === undefined || !isAsked(cropAt, problemAt)) continue
        asked.set(`${cropAt} ${problemAt}`, { crop, problem, rank: named.indexOf(problemAt) })
      }
    })
  )
  return [...asked.values()]
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ crop, problem }) => ({ crop, problem }))
}

/** The positions of the chosen values of a filter; missing where none is chosen. */
export function positionsOf(name: FilterName, { choices }: FinderData, { chosen }: Query) {
  if (chosen[name].length === 0) return undefined
  return new Set(choices[name].flatMap(({ id }, at) => (chosen[name].includes(id) ? at : [])))
}
