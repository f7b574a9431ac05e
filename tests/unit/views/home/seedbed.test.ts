import { describe, expect, test } from 'vitest'
import { familyViews, productsByFamily } from '#views/finder/families.ts'
import { linesOf, seedbedOf } from '#views/home/seedbed.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

/** The dots that a browser draws: one at the beginning of a line, and one at each whole number of its length. */
function dots(lines: string): string[] {
  return [...lines.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Math.floor(Number(length)) + 1 }, (_, at) => `${Number(x) + at} ${y}`)
  )
}

const treeOf = (count: number) =>
  aTree({
    products: Array.from({ length: count }, (_, at) =>
      aProduct({ id: `${at + 1}`, family_id: at % 3 === 0 ? '2001' : '2099' })
    ),
    content: {
      families: [
        { id: '2001', description: 'Herbicides' },
        { id: '2002', description: 'Fungicides' },
        { id: '2099', description: 'Other' }
      ]
    }
  })

const bedOf = (count: number) => {
  const tree = treeOf(count)
  return seedbedOf(tree, familyViews(tree))
}

describe('the drawing of all registrations on home', () => {
  test('is missing where a tree has no products', () => {
    expect(bedOf(0)).toBeUndefined()
  })

  test.each([1, 2, 69, 1000])('has a place of its own for each of %i products', count => {
    const bed = bedOf(count)
    const seeds = bed?.families.flatMap(family => dots(family.seeds)) ?? []
    expect(new Set(seeds).size).toBe(count)
    expect(seeds).toHaveLength(count)
    expect(bed?.total).toBe(count)
    for (const seed of seeds) {
      const [x = NaN, y = NaN] = seed.split(' ').map(Number)
      expect(x).toBeLessThan(bed?.columns ?? 0)
      expect(y).toBeLessThan(bed?.rows ?? 0)
    }
  })

  test('counts of each family what the product list counts, and leads to these', () => {
    const tree = treeOf(69)
    const bed = seedbedOf(tree, familyViews(tree))
    expect(bed?.families.map(({ id, count, href }) => ({ id, count, href }))).toEqual(
      productsByFamily(tree).map(({ id, products, anchor }) => ({
        id,
        count: products.length,
        href: `${tree.href('productList')}?family=${id}#${anchor}`
      }))
    )
  })

  test('leaves out families without products', () => {
    expect(bedOf(2)?.families.map(({ id }) => id)).toEqual(['2001', '2099'])
  })

  test('goes on in the next row where a row is full', () => {
    expect(dots(linesOf(3, 9, 4))).toEqual([
      '3.5 0.5',
      '0.5 1.5',
      '1.5 1.5',
      '2.5 1.5',
      '3.5 1.5',
      '0.5 2.5'
    ])
  })
})
