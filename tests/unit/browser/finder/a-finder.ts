import type { Matches } from '#browser/finder/find.ts'
import { emptyQuery, filterNames, type FinderData, type Query } from '#browser/finder/filters.ts'

/** Four products: two for maize, of which one also for rice; one for rice; one that nothing is known of. */
export function aFinder(): FinderData {
  const choicesOf = (ids: string[]) => ids.map(id => ({ id, name: id }))
  return {
    choices: {
      crop: choicesOf(['maize', 'rice']),
      problem: choicesOf(['armyworm', 'blast']),
      family: choicesOf(['2001', '2002']),
      ingredient: [],
      formulation: choicesOf(['SC']),
      concentration: []
    },
    ids: ['a', 'b', 'c', 'd'],
    products: [
      [[0], [0], [0], [], [0], []],
      [[0, 1], [0, 1], [0], [], [], []],
      [[1], [1], [1], [], [0], []],
      [[], [], [1], [], [], []]
    ],
    // The second is registered against armyworm in maize and against blast in rice; the others state no uses.
    uses: [[], [[0], [1]], [], []],
    byName: [3, 2, 1, 0]
  }
}

export function aQuery(
  chosen: Partial<Query['chosen']> = {},
  rest: Partial<Omit<Query, 'chosen'>> = {}
): Query {
  return { ...emptyQuery, ...rest, chosen: { ...emptyQuery.chosen, ...chosen } }
}

/** The plainest filter there is, straight from the rules: OR inside a filter, AND between, a crop and a problem as one use. */
export function naiveHits(data: FinderData, { chosen }: Query, matches?: Matches) {
  const named = {
    crop: [...(matches?.crop ?? [])].map(at => data.choices.crop[at]?.id ?? ''),
    problem: [...(matches?.problem ?? [])].map(at => data.choices.problem[at]?.id ?? '')
  }
  return [...data.products.keys()].filter(
    position =>
      (matches?.products.has(position) ?? true) &&
      isRegistered(data, position, chosen.crop, chosen.problem) &&
      isRegistered(data, position, chosen.crop, named.problem) &&
      isRegistered(data, position, named.crop, chosen.problem) &&
      filterNames.every(
        (name, filter) =>
          chosen[name].length === 0 ||
          chosen[name].some(id =>
            data.products[position]?.[filter]?.some(at => data.choices[name][at]?.id === id)
          )
      )
  )
}

function isRegistered(
  { choices, products, uses }: FinderData,
  at: number,
  asked: readonly string[],
  problems: readonly string[]
) {
  if (asked.length === 0 || problems.length === 0 || uses[at]?.length === 0) return true
  const crops = products[at]?.[0]?.map(place => choices.crop[place]?.id ?? '') ?? []
  const pairs = crops.flatMap((crop, place) =>
    (uses[at]?.[place] ?? []).map(problem => [crop, choices.problem[problem]?.id ?? ''] as const)
  )
  return pairs.some(([crop, problem]) => asked.includes(crop) && problems.includes(problem))
}
