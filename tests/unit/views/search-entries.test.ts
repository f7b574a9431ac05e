import { expect, test } from 'vitest'
import { searchEntries } from '#views/search-entries.ts'
import { aProduct, aTree } from '../../helpers/a-tree.ts'

const rust = { id: 'rust', description: 'Rust', scientific_name: 'Puccinia' } as const

test('a problem wears the family that most of its products are of', () => {
  const products = ['2001', '2002', '2002'].map((family_id, index) =>
    aProduct({ id: `410${index}`, family_id, crops: ['3001'], problematics: [rust] })
  )
  const entries = searchEntries(aTree({ products }))
  expect(entries.find(({ id }) => id === 'problem:rust')).toMatchObject({
    family: '2002',
    line: 'Puccinia · 3 products'
  })
  expect(entries.find(({ id }) => id === 'crop:3001')?.family).toBeUndefined()
})

test('a problem and its products are known by what else people call it', () => {
  const called = { ...rust, aliases: ['leaf rust'] }
  const entries = searchEntries(aTree({ products: [aProduct({ problematics: [called] })] }))
  const names = entries.filter(({ names }) => names?.includes('leaf rust')).map(({ kind }) => kind)
  expect(names).toEqual(['product', 'problem'])
})
