import type { Answer, Engine } from './engine.ts'

/**
 * Answers from the whole tree. Products and texts are searched separately, because a post with a literal match says
 * nothing about products. Similar words are used only if both have no exact result.
 */
export function askEverything(engine: Engine, query: string): Answer {
  const all = [
    engine(query, ['family', 'problem', 'crop', 'product', 'portfolio']),
    engine(query, ['post', 'page'])
  ]
  const answers = all.filter(({ results }) => results.length > 0)
  const sure = answers.filter(({ isClose }) => !isClose)
  const results = (sure.length > 0 ? sure : answers).flatMap(({ results }) => results)
  return {
    query,
    // Products of the portfolio may be listed in no country.
    absent: results.some(({ kind }) => kind === 'product') ? [] : engine(query, ['product']).absent,
    asked: answers.flatMap(({ asked }) => asked),
    uses: sure.find(({ uses }) => uses)?.uses,
    unlisted: sure.find(({ unlisted }) => unlisted)?.unlisted,
    unstated: all.flatMap(({ unstated = [] }) => unstated),
    harvest: all[0]?.harvest,
    results: results.toSorted((one, other) => other.score - one.score),
    isClose: sure.length === 0 && answers.length > 0
  }
}
