import { expect, test } from 'vitest'
import { buildIndex } from '#browser/search/build-index.ts'
import { engineAsTyped } from '../../../helpers/engine-as-typed.ts'
import type { Kind } from '#browser/search/entry.ts'
import { idOf } from '#browser/search/entry-id.ts'
import { askEverything } from '#browser/search/everything.ts'

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
