import type { Engine } from '#browser/search/answer/answer.ts'
import { idOf } from '#browser/search/index/entry-id.ts'
import type { FinderData } from './filters.ts'
import type { Matches } from './resolve-query.ts'

/** What the words find and name, as positions in the finder's data. */
export function matchesOf(
  data: FinderData,
  { results, named, harvest, unstated = [] }: ReturnType<Engine>
): Matches {
  const choicesIn = (name: 'crop' | 'problem') =>
    positionsIn(data.choices[name].map(({ id }) => idOf(name, id)))
  const products = positionsIn(data.ids)
  const crops = choicesIn('crop')
  const problems = choicesIn('problem')
  return {
    harvest,
    products: products(results.map(({ id }) => id)),
    unstated: products(unstated),
    ...(named.crop.length > 0 && { crop: crops(named.crop) }),
    ...(named.problem.length > 0 && { problem: problems(named.problem) }),
    uses: named.uses.map(use => {
      const [problem = -1] = problems([use.problem])
      return { problem, crops: crops(use.crops) }
    })
  }
}

/** A function that finds the positions of ids. */
function positionsIn(all: readonly string[]) {
  const positions = new Map(all.map((id, position) => [id, position]))
  return (ids: readonly string[]): ReadonlySet<number> =>
    new Set(ids.flatMap(id => positions.get(id) ?? []))
}
