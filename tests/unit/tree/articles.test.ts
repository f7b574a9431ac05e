import { describe, expect, test } from 'vitest'
import type { RichNode } from '#lib/rich-nodes.ts'
import { articleFindings } from '#tree/claims/articles.ts'
import { aDosedProduct } from '../../helpers/a-dosed-product.ts'

/** Alvo has 2–3 L/ha and 0.5 L/ha, Bruma 5 L/ha. */
const products = [
  { ...aDosedProduct(''), brandname: 'Alvo 480 SL' },
  {
    ...aDosedProduct('', [{ dose_min: 5, dose_max: 5 }]),
    id: '4102',
    brandname: 'Bruma 250 EC'
  },
  { ...aDosedProduct(''), id: '4103', brandname: 'A' },
  { ...aDosedProduct(''), id: '4105', brandname: '海风' },
  { ...aDosedProduct(''), id: '4104', brandname: 'Sol'.repeat(1666) }
]

const element = (tag: string, ...children: RichNode[]) => ({ tag, attributes: {}, children })

const findingsIn = (...content: RichNode[]) =>
  articleFindings(
    'br',
    { products },
    { crops: [], posts: [{ id: '7', title: 'T', tags: [], content }] }
  )
const doses = (text: string) => findingsIn(element('p', text)).map(({ field }) => field)

describe('a dose in an article', () => {
  test.each([
    ['of the table', 'Alvo 480 SL at 2 to 3 L/ha.'],
    ['of another sentence', 'We sell Alvo. A yield of 9 L/ha is rare.'],
    ['of no product', 'Use 20 L/ha.'],
    ['of the other product', 'Alvo, then Bruma at 5 L/ha.'],
    ['after an article, where a product has a name of one letter', 'Use a dose of 20 L/ha.'],
    ['of a word that begins as a product does', 'Alvorada 20 L/ha.']
  ])('is none when it is %s', (_, text) => {
    expect(doses(text)).toEqual([])
  })

  test.each([
    ['by its name', 'Alvo 480 SL at 8 L/ha.', 'content (8 L/ha)'],
    ['by its first word', 'Alvo: 8 L/ha.', 'content (8 L/ha)'],
    ['beside another', 'Alvo or Bruma at 8 L/ha.', 'content (8 L/ha)'],
    ['in Chinese', '使用Alvo 480 SL，每公顷8升。', 'content (每公顷8升)'],
    ['by Chinese letters', '使用海风，每公顷8升。', 'content (每公顷8升)'],
    ['with a name of 4,998 letters', `${'Sol'.repeat(1666)} 8 L/ha.`, 'content (8 L/ha)']
  ])('that its product, named %s, does not have is found', (_, text, field) => {
    expect(doses(text)).toEqual([field])
  })

  test('belongs to the product of its row in a table, and is told with it', () => {
    const row = (...cells: string[]) => element('tr', ...cells.map(cell => element('td', cell)))
    const table = element('table', element('tbody', row('Alvo', '8 L/ha'), row('None', '9 L/ha')))
    expect(findingsIn(element('p', 'No dose.'), table)).toEqual([
      {
        kind: 'article',
        tree: 'br',
        call: 'GET /blog',
        record: '7',
        field: 'content (8 L/ha)',
        expected: '2–3 L/ha, 0.5 L/ha',
        received: 'Alvo, 8 L/ha',
        message:
          'The article 7 (tree br) says “8 L/ha” of Alvo 480 SL, but its table has 2–3 L/ha, 0.5 L/ha: “Alvo, 8 L/ha”'
      }
    ])
  })
})
