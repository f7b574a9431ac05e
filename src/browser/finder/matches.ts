import type { Engine } from '#browser/search/answer/answer.ts'
import { idOf } from '#browser/search/index/entry-id.ts'
import type { FinderData } from './filters.ts'
import type { Matches } from './resolve-query.ts'

/** What the words find and name, as positions in the finder's data. */
export function matchesOf(
  data: FinderData,
  { results, named, harvest, unstated = [] }: ReturnType<Engine>
): Matches {
  const matches: Matches = {
    harvest,
    products: positionsIn(
      data.ids,
      results.map(({ id }) => id)
    ),
    unstated: positionsIn(data.ids, unstated)
  }
  for (const name of ['crop', 'problem'] as const) {
    const ids = data.choices[name].map(({ id }) => idOf(name, id))
    if (named[name].length > 0) matches[name] = positionsIn(ids, named[name])
  }
  const [crops, problems] = (['crop', 'problem'] as const).map(name =>
    data.choices[name].map(({ id }) => idOf(name, id))
  )
  matches.uses = named.uses.map(use => ({
    problem: problems?.indexOf(use.problem) ?? -1,
    crops: positionsIn(crops ?? [], use.crops)
  }))
  return matches
}

function positionsIn(all: readonly string[], ids: readonly string[]): ReadonlySet<number> {
  const positions = new Map(all.map((id, position) => [id, position]))
  return new Set(ids.flatMap(id => positions.get(id) ?? []))
}
