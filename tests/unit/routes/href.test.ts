import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { href } from '#routes/href.ts'
import { routeNames, routes } from '#routes/routes.ts'

describe('A path', () => {
  test('starts with the tree and has no trailing slash', () => {
    expect(href('home', { tree: 'gl' })).toBe('/gl')
    expect(href('company', { tree: 'gl-prod-zho' })).toBe('/gl-prod-zho/company')
    expect(href('product', { tree: 'br', id: '4101' })).toBe('/br/product/4101')
  })

  test('stays one segment long in its id, whatever the id holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), id => {
        const segments = href('product', { tree: 'br', id }).split('/')
        expect(segments.slice(0, 3)).toEqual(['', 'br', 'product'])
        expect(segments).toHaveLength(4)
        expect(decodeURIComponent(segments[3] ?? '')).toBe(id)
      })
    )
  })
})

describe('The route table', () => {
  test('gives every screen an address of its own', () => {
    const paths = routeNames.map(name => routes[name].path)
    expect(new Set(paths).size).toBe(paths.length)
  })
})
