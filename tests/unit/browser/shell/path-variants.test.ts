import { expect, test } from 'vitest'
import { pathVariants } from '#browser/shell/path-variants.ts'

test.each([
  ['/br/company', []],
  ['/BR/Company', ['/br/company']],
  ['/br-prod', ['/br']],
  ['/br-prod-tha/product/4101', ['/br/product/4101']],
  ['/BR-Prod-ENG/company', ['/br-prod-eng/company', '/br/company']],
  ['/th-preview', []],
  ['/th-preview-tha/company', ['/th-preview/company']],
  ['/br/product-b2b-list/17', ['/gl/product-b2b-list/17']],
  ['/br-prod/product-b2b-list/17', ['/br/product-b2b-list/17', '/gl/product-b2b-list/17']],
  ['/br-production', []],
  ['//Other.example/BR', []],
  ['//other.example/product-b2b-list/17', []]
])('a missing %s may mean %j', (pathname, meant) => {
  expect(pathVariants(pathname)).toEqual(meant)
})
