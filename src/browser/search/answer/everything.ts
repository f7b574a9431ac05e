import type { Answer, Engine, Result } from './answer.ts'
import { isText, textKinds } from '#browser/search/index/kinds.ts'

/**
 * Answers from the whole tree. Products and texts are searched separately, because a post with a literal match says
 * nothing about products. Similar words are used only if both have no exact result. `drone soybean` also leads to the
 * texts about drones.
 */
export function askEverything(engine: Engine, query: string): Answer {
  const all = [
    engine(query, ['family', 'problem', 'crop', 'product', 'portfolio']),
    engine(query, textKinds)
  ]
  const answers = all.filter(({ results }) => results.length > 0)
  const sure = answers.filter(({ isClose }) => !isClose)
  const found = (sure.length > 0 ? sure : answers).flatMap(({ results }) => results)
  const { topics } = sure.find(({ topics }) => topics !== undefined) ?? {}
  const results = [...found, ...textsAbout(engine, topics, found)]
  // Products of the portfolio may be listed in no country.
  const ofProducts = results.some(({ kind }) => kind === 'product')
    ? all[0]
    : engine(query, ['product'])
  const apart = ofProducts?.apart
  return {
    query,
    absent: ofProducts?.absent ?? [],
    lacked: ofProducts?.lacked,
    apart,
    translated: answers.flatMap(({ translated }) => translated),
    uses: sure.find(({ uses }) => uses)?.uses,
    unlisted: sure.find(({ unlisted }) => unlisted)?.unlisted,
    shownFor: sure.find(({ unlisted }) => unlisted)?.shownFor,
    unstated: all.flatMap(({ unstated = [] }) => unstated),
    harvest: all[0]?.harvest,
    namesakes: all[0]?.namesakes,
    words: all.flatMap(({ words = [] }) => words),
    results: results.toSorted((one, other) => other.score - one.score),
    // A crop and a problem that are not listed together: their pages alone are no answer.
    isClose:
      answers.length > 0 && (sure.length === 0 || (apart !== undefined && !found.some(isText)))
  }
}

/** Texts about a topic, and the page to ask about it, which are never better than what the catalogue has: their words count as no match. */
function textsAbout(engine: Engine, topics: string | undefined, found: readonly Result[]) {
  if (topics === undefined) return []
  const known = new Set(found.map(({ id }) => id))
  return engine(topics, textKinds)
    .results.filter(({ id, kind }) => (kind === 'post' || /#|contact/.test(id)) && !known.has(id))
    .map(result => ({ ...result, terms: [] }))
}
