import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptyQuery, withChoice } from '#browser/finder/filters.ts'
import { ProductFinder } from '#browser/finder/ProductFinder.tsx'
import { formatQuery, parseQuery } from '#browser/finder/query.ts'
import { $query } from '#browser/finder/query.store.ts'
import { finderView } from '#views/finder/finder.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

const tree = aTree({ products: [aProduct()] })
const { filters, panelTexts: texts } = finderView(tree, tree.catalogue().products)
const render = () => renderToStaticMarkup(createElement(ProductFinder, { filters, texts }))

test('as the build renders it, the panel is a form whose address the list reads', () => {
  const html = render()
  expect(html).toMatch(/^<form [^>]*method="get"/)
  const names = [...html.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set(['q', 'sort', ...filters.map(({ name }) => name)]))
  const [filter] = filters
  const search = `?${filter?.name}=${filter?.choices[0]?.id}`
  expect(formatQuery(parseQuery(search))).toBe(search)
})

test('hydration starts with the markup of the build, whatever has been asked since', () => {
  const html = render()
  $query.set({ ...withChoice(emptyQuery, 'family', '2001', true), text: 'rust', sort: 'name' })
  expect(render()).toBe(html)
  $query.set(emptyQuery)
})
