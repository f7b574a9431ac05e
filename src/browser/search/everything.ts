import type { Answer, Engine } from './engine.ts'

/**
 * Answers from the whole tree. What is sold and what is read are asked apart: a post that has a word as it was typed says
 * nothing of the products that are listed for it. A guess is shown where neither has an answer.
 */
export function askEverything(engine: Engine, query: string): Answer {
  const answers = [
    engine(query, ['family', 'problem', 'crop', 'product']),
    engine(query, ['post', 'page'])
  ].filter(({ results }) => results.length > 0)
  const sure = answers.filter(({ isClose }) => !isClose)
  const results = (sure.length > 0 ? sure : answers).flatMap(({ results }) => results)
  return {
    query,
    results: results.toSorted((one, other) => other.score - one.score),
    isClose: sure.length === 0 && answers.length > 0
  }
}
