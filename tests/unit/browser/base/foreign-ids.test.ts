import { expect, test } from 'vitest'
import { foreignId, readForeignId } from '#browser/base/foreign-ids.ts'

test.each([
  { tree: 'br-prod-por', id: '4101' },
  { tree: 'mx-preview-spa', id: '31.2' },
  { tree: 'th-prod-tha', id: 'a~b' }
])('the tree $tree and the id $id are read again', product => {
  expect(readForeignId(foreignId(product.tree, product.id))).toEqual(product)
})

test.each(['/x~1', '//evil.example~1', 'br~1', 'br-prod-por~', '~1', '4101', ''])(
  '%o names no product of another country',
  text => {
    expect(readForeignId(text)).toBeUndefined()
  }
)
