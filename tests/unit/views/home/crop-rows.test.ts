import { describe, expect, test } from 'vitest'
import { cropRows } from '#views/home/crop-rows.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

const names = ['Apple', 'Beans', 'Cotton', 'Maize', 'Potato', 'Rice', 'Wheat']
const crops = names.map((description, at) => ({ id: `${3001 + at}`, description }))

/** A product for the first crops of the list, as many as told. */
const forFirst = (id: number, count: number, family: string) =>
  aProduct({ id: `${id}`, family_id: family, crops: crops.slice(0, count).map(({ id }) => id) })

const rowsOf = (products: ReturnType<typeof aProduct>[]) => {
  const families = [
    { id: '2001', description: 'Herbicides' },
    { id: '2002', description: 'Fungicides' }
  ]
  const tree = aTree({ products, content: { crops, families } })
  return { tree, rows: cropRows(tree) }
}

describe('the products by crop on home', () => {
  test('are missing where no product is for a crop', () => {
    expect(rowsOf([aProduct({ crops: [] })]).rows).toBeUndefined()
    expect(rowsOf([]).rows).toBeUndefined()
  })

  test('begin with the crop that has the most, and name no more than six', () => {
    const { tree, rows } = rowsOf([
      forFirst(1, 7, '2001'),
      forFirst(2, 2, '2001'),
      forFirst(3, 1, '2002')
    ])
    expect(rows?.most).toBe(3)
    expect(rows?.crops.map(({ name, count }) => `${name} ${count}`)).toEqual([
      'Apple 3',
      'Beans 2',
      'Cotton 1',
      'Maize 1',
      'Potato 1',
      'Rice 1'
    ])
    expect(rows?.crops[0]?.href).toBe(tree.href('crop', '3001'))
  })

  test('of a crop are those of its families, which lie side by side', () => {
    const { rows } = rowsOf([
      forFirst(1, 1, '2002'),
      forFirst(2, 1, '2001'),
      forFirst(3, 1, '2002')
    ])
    const parts = rows?.crops[0]?.parts.map(({ id, from, count }) => ({ id, from, count }))
    const counts = new Map(parts?.map(({ id, count }) => [id, count]))
    expect(counts).toEqual(
      new Map([
        ['2001', 1],
        ['2002', 2]
      ])
    )
    let end = 0
    for (const { from, count } of parts ?? []) {
      expect(from).toBe(end)
      end += count
    }
    expect(end).toBe(rows?.crops[0]?.count)
  })
})
