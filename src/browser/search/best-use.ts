import { cardAddress } from '#lib/card-address.ts'
import type { Answer, Result } from './engine.ts'
import type { Kind } from './entry.ts'
import { idOf } from './entry-id.ts'
import { isListed } from './uses.ts'

/** The best result: an entry, or the answer card of a use. */
export type Best = Omit<Result, 'kind'> & { kind: Kind | 'use' }

/** The answer card of the one use that a query names, with the products that are listed for it. */
export function bestUse({ use, results, isClose }: Answer): Best | undefined {
  if (!use || isClose) return undefined
  const { crop, problem } = use
  const listed = results.filter(result => isListed(result, { crop: crop.id, problem: problem.id }))
  return {
    id: `${problem.id} ${crop.id}`,
    kind: 'use',
    title: `${crop.title} · ${problem.title}`,
    path: cardAddress(problem.path, crop.id.slice(idOf('crop', '').length)),
    line: listed.map(({ title }) => title).join(' · '),
    family: problem.family,
    terms: [],
    score: 0
  }
}
