import { cardAddress } from '#lib/card-address.ts'
import type { Answer, Result } from './answer.ts'
import { idOf } from '#browser/search/index/entry-id.ts'
import { isListed } from './uses.ts'

/** More answer cards would be a list of their own. */
const MOST_CARDS = 4

/** The answer card of the one use that a query names, with the products that are listed for it. */
export function bestUse(answer: Answer): Result | undefined {
  const [card, ...others] = cardsOf(answer)
  return others.length === 0 ? card : undefined
}

/** The answer card of each use that a query names: `rust in soybean and wheat` has one for each crop. */
export function cardsOf({ uses = [], results, isClose }: Answer): Result[] {
  if (isClose || uses.length > MOST_CARDS) return []
  return uses.map(({ crop, problem }) => {
    const listed = results.filter(result =>
      isListed(result, { crop: crop.id, problem: problem.id })
    )
    return {
      id: `${problem.id} ${crop.id}`,
      kind: 'use',
      title: `${crop.title} · ${problem.title}`,
      path: cardAddress(problem.path, crop.id.slice(idOf('crop', '').length)),
      // No name is broken over two lines.
      line: listed.map(({ title }) => title.replaceAll(' ', '\u00a0')).join(' · '),
      family: problem.family,
      terms: [],
      score: 0
    }
  })
}
