import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Tree } from '#tree/build-tree.ts'
import { giveTree } from '#tree/page-locals.ts'
import { aTree } from '../../helpers/a-tree.ts'

/** The locals of a page that is published with a view of this digest. */
function localsOf(published?: string, tree: Tree = aTree()): App.Locals {
  const locals = { published } as App.Locals
  giveTree(locals, tree, '4101')
  return locals
}

const viewOf = ({ prefix }: Tree, id?: string) => ({ prefix, id, doses: [{ rate: '1 L/ha' }] })

describe('a page that asks for its view', () => {
  test('gets what the view makes of its tree and its id', () => {
    const locals = localsOf()
    expect(locals.view(viewOf)).toEqual(viewOf(locals.tree, '4101'))
  })

  test('is left as it is published with the same view, and rendered with any other', () => {
    const first = localsOf()
    first.view(viewOf)
    expect(localsOf(first.digest).view(viewOf)).toMatchObject({ status: 304 })
    expect(localsOf(first.digest).view(() => ({ doses: [{ rate: '2 L/ha' }] }))).toEqual({
      doses: [{ rate: '2 L/ha' }]
    })
  })

  test('has components that cannot ask for products, of which the view would not know', () => {
    const { tree } = localsOf()
    expect(() => tree.catalogue()).not.toThrow()
    const locals = localsOf()
    locals.view(viewOf)
    expect(() => locals.tree.catalogue()).toThrow('by the view')
    expect(locals.tree.index.trees.every(({ offered }) => offered === undefined)).toBe(true)
  })

  test('cannot show a function, because two of them cannot be compared', () => {
    expect(() => localsOf().view(() => ({ rate: () => '1 L/ha' }))).toThrow('could not be cloned')
  })
  test('has not taken its tree before, with products', () => {
    const pages = globSync('src/pages/**/*.astro').map(file => readFileSync(file, 'utf8'))
    const asking = pages.filter(text => text.includes('Astro.locals.view('))
    expect(asking.length).toBeGreaterThan(0)
    for (const text of asking) expect(text).not.toMatch(/locals[.]tree[^]*locals[.]view[(]/)
  })
})
