import { describe, expect, test } from 'vitest'
import { readRichText } from '#contract/rich-text.ts'
import { headOf } from '#views/site/head.ts'
import { newsDetailView } from '#views/news/news-detail.ts'
import { productView } from '#views/product/product.ts'
import { aPost, aProduct, aTree } from '../../../helpers/a-tree.ts'

const productHead = (meta: Record<string, string>) => {
  const products = [aProduct({ description: 'A herbicide for maize.', keywords: 'maize' })]
  return productView(aTree({ content: { bundle: { meta: { product: meta } } }, products }), '4101')
    .head
}

describe('The head of a page of its own content', () => {
  test('uses the pattern of the bundle if it names the subject of the page', () => {
    expect(productHead({ title: 'Buy {product}' }).title).toBe('Buy Marinada | Terravane')
  })

  test('has the page’s own name where the pattern would say the same of every page', () => {
    const head = productHead({ title: 'Our product', description: 'Good.', keywords: 'good' })
    expect(head).toMatchObject({
      title: 'Marinada | Terravane',
      name: 'Marinada',
      description: 'A herbicide for maize.',
      keywords: 'maize'
    })
  })

  test('is a post’s own too', () => {
    const posts = [aPost({ content: readRichText('<p>Read the label.</p>') })]
    const bundle = { meta: { newsDetail: { title: 'News', description: 'News of the day' } } }
    const { head } = newsDetailView(aTree({ content: { bundle, posts } }), '1')
    expect(head).toMatchObject({ name: 'What a label says', description: 'Read the label.' })
  })
})

test('The head of a screen is the bundle’s', () => {
  const bundle = { meta: { company: { title: 'Who we are' } } }
  expect(headOf(aTree({ content: { bundle } }), 'company').title).toBe('Who we are | Terravane')
})
