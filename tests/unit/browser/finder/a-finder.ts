import type { Matches } from '#browser/finder/resolve-query.ts'
import { emptyQuery, filterNames, type FinderData, type Query } from '#browser/finder/filters.ts'

/** Four products: two for maize, of which one also for rice; one for rice; one that nothing is known of. */
export function aFinder(): FinderData {
  const choicesOf = (ids: string[]) => ids.map(id => ({ id, name: id }))
  return {
    choices: {
      crop: choicesOf(['maize', 'rice']),
      problem: choicesOf(['armyworm', 'blast']),
      family: choicesOf(['2001', '2002']),
      harvest: choicesOf(['7', '21']),
      group: choicesOf(['frac-3', 'frac-11']),
      'not-group': choicesOf(['frac-3', 'frac-11']),
      class: choicesOf(['ii']),
      ingredient: [],
      formulation: choicesOf(['SC']),
      concentration: []
    },
    ids: ['a', 'b', 'c', 'd'],
    products: [
      [[0], [0], [0], [], [0], [], [], [], [0], []],
      [[0, 1], [0, 1], [0], [0, 1], [0, 1], [], [0], [], [], []],
      [[1], [1], [1], [], [1], [], [], [], [0], []],
      [[], [], [1], [], [], [], [], [], [], []]
    ],
    // The second is registered against armyworm in maize and, with more days to harvest, against blast in rice; the
    // others state no uses.
    uses: [[], [[0], [1]], [], []],
    days: [[], [[5], [20]], [], []],
    byName: [3, 2, 1, 0]
  }
}

export function aQuery(
  chosen: Partial<Query['chosen']> = {},
  rest: Partial<Omit<Query, 'chosen'>> = {}
): Query {
  return { ...emptyQuery, ...rest, chosen: { ...emptyQuery.chosen, ...chosen } }
}

/**
 * A simple filter that follows the rules: OR within a filter, AND between filters; a crop, a problem and days to
 * harvest must be one use; no product of a group that is left out.
 */
export function naiveHits(data: FinderData, { chosen }: Query, matches?: Matches) {
  const named = {
    crop: [...(matches?.crop ?? [])].map(at => data.choices.crop[at]?.id ?? ''),
    problem: [...(matches?.problem ?? [])].map(at => data.choices.problem[at]?.id ?? '')
  }
  return [...data.products.keys()].filter(
    position =>
      (matches?.products.has(position) ?? true) &&
      isRegistered(data, position, chosen, chosen.crop, chosen.problem) &&
      isRegistered(data, position, chosen, chosen.crop, named.problem) &&
      isRegistered(data, position, chosen, named.crop, chosen.problem) &&
      isOfOtherGroup(data, position, chosen) &&
      filterNames.every(
        (name, filter) =>
          name === 'not-group' ||
          chosen[name].length === 0 ||
          chosen[name].some(id =>
            data.products[position]?.[filter]?.some(at => data.choices[name][at]?.id === id)
          )
      )
  )
}

function isOfOtherGroup({ choices, products }: FinderData, at: number, chosen: Query['chosen']) {
  const groups = products[at]?.[filterNames.indexOf('group')] ?? []
  const left = chosen['not-group']
  const isLeft = groups.some(group => left.includes(choices.group[group]?.id ?? ''))
  return left.length === 0 || (groups.length > 0 && !isLeft)
}

function isRegistered(
  { choices, products, uses, days }: FinderData,
  at: number,
  { harvest }: Query['chosen'],
  crops: readonly string[],
  problems: readonly string[]
) {
  const isWhole = crops.length > 0 && problems.length > 0
  if (harvest.length === 0 && (!isWhole || uses[at]?.length === 0)) return true
  const own = (products[at]?.[0] ?? []).flatMap((crop, place) =>
    (uses[at]?.[place] ?? []).map((problem, use) => ({
      crop: choices.crop[crop]?.id ?? '',
      problem: choices.problem[problem]?.id ?? '',
      least: days[at]?.[place]?.[use] ?? -1
    }))
  )
  const most = Math.max(...harvest.map(Number))
  return own.some(
    ({ crop, problem, least }) =>
      (crops.length === 0 || crops.includes(crop)) &&
      (problems.length === 0 || problems.includes(problem)) &&
      (harvest.length === 0 || (least >= 0 && least <= most))
  )
}

/** What words find that name products alone. */
export const words = (products: number[]): Matches => ({ products: new Set(products) })
