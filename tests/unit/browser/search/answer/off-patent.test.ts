import { expect, test } from 'vitest'
import { askEverything } from '#browser/search/answer/everything.ts'
import { bestOf } from '#browser/search/answer/best.ts'
import { topicWords } from '#views/search/names.ts'
import { names } from '#views/search/trade-names.computed.ts'
import { engineFor, entry } from '../an-engine.ts'

const title = 'Off-patent is where the work starts'
const engine = engineFor(
  [
    entry('post:1', title, { names: topicWords(title, ['pospatente']) }),
    entry('problem:damping-off', 'Damping-off'),
    entry('product:1', 'One', { line: 'Damping-off', names: ['post-emergence'] })
  ],
  names
)

test.each([
  'off patent products',
  'off-patent',
  'post patente',
  'pós-patente',
  'productos pospatente'
])(
  'words for products whose patent has ended lead to the article about them, and to no product: %s',
  query => {
    const answer = askEverything(engine, query)
    expect(bestOf(answer)?.id).toBe('post:1')
    expect(answer.results.map(({ id }) => id)).toEqual(['post:1'])
  }
)
