import { expect, test } from 'vitest'
import { nextLinks } from '#views/site/next-links.ts'
import { aTree } from '../../../helpers/a-tree.ts'

test('the next steps of a page are the products of its tree and a person to ask', () => {
  const links = nextLinks(aTree()).map(({ href, words }) => [href, words.text])
  expect(links).toEqual([
    ['/gl/product-list', 'Product list'],
    ['/gl/contact-us', 'Contact']
  ])
})
