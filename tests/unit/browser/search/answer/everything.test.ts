import { describe, expect, test } from 'vitest'
import { buildIndex } from '#browser/search/index/build-index.ts'
import { engineAsTyped } from '../../../../helpers/engine-as-typed.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import { idOf } from '#browser/search/index/entry-id.ts'
import { askEverything } from '#browser/search/answer/everything.ts'
import { bestOf } from '#browser/search/answer/best.ts'
import { keysOf } from '#browser/search/names/name-key.ts'
import { names } from '../../../../helpers/some-names.ts'
import { engineFor, entry as entryOf } from '../an-engine.ts'

const entry = (kind: Kind, title: string, names: string[] = []) => ({
  id: idOf(kind, title),
  kind,
  title,
  path: `/x/${kind}`,
  names
})

const engine = engineAsTyped(
  buildIndex([
    entry('crop', 'Grapevine', ['vine']),
    entry('product', 'Solano', ['Grapevine']),
    entry('post', 'Grapes after hail'),
    entry('page', 'Design Studio')
  ])
)

const found = (query: string) => askEverything(engine, query).results.map(({ id }) => id)

test('a word that only a post has as it was typed still finds the products', () => {
  expect(engine('grapes', ['product']).results.map(({ id }) => id)).toEqual(['product:Solano'])
  expect(found('grapes').toSorted()).toEqual([
    'crop:Grapevine',
    'post:Grapes after hail',
    'product:Solano'
  ])
})

test('a page that matches is not lost among similar results', () => {
  expect(found('design studio')).toEqual(['page:Design Studio'])
  expect(askEverything(engine, 'design studio').isClose).toBe(false)
})

test('similar results are marked as such', () => {
  expect(askEverything(engine, 'vine hurricane').isClose).toBe(true)
})

describe('a topic beside something of the catalogue', () => {
  const trade = {
    ...names,
    others: {
      ...names.others,
      drone: keysOf('drone', 'drones|UAV|โดรน'),
      price: keysOf('price', 'preço')
    },
    pageWords: [...names.pageWords, 'drone', 'price']
  }
  const engine = engineFor(
    [
      entryOf('crop:soybean', 'Soja', { names: ['Soybean'] }),
      entryOf('product:1', 'Solano', { line: 'Soja', names: ['Soybean', 'label'] }),
      entryOf('post:1', 'Rotation with Soja'),
      entryOf('page:contact', 'Contact', { names: ['price'] }),
      entryOf('page:careers', 'Careers', { names: ['careers'] }),
      entryOf('page:contact#faq-1', 'May I spray from the air?', { names: ['drone'] })
    ],
    trade
  )
  const answerTo = (query: string) => askEverything(engine, query)
  const idsOf = (query: string) => answerTo(query).results.map(({ id }) => id)

  test.each(['drone soja', 'soja drones', 'UAV soybean', 'โดรนถั่วเหลือง'])(
    'leads to both, the catalogue first: %s',
    query => {
      expect(bestOf(answerTo(query))?.id).toBe('crop:soybean')
      expect(idsOf(query)).toEqual(expect.arrayContaining(['page:contact#faq-1', 'product:1']))
    }
  )

  test('for which one has to ask, leads to the contact page', () => {
    expect(bestOf(answerTo('preço soja'))?.id).toBe('crop:soybean')
    expect(idsOf('preço soja')).toContain('page:contact')
  })

  test('does not change what a document or a page beside it finds', () => {
    expect(idsOf('label soja')).not.toContain('page:contact#faq-1')
    expect(idsOf('careers soja')).not.toContain('page:careers')
  })
})
