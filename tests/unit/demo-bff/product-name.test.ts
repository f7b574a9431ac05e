import { expect, test } from 'vitest'
import { productNameIn } from '#scripts/demo-bff/answers/product-name.ts'

const ingredients = new Map([
  [
    'gibberellic acid',
    {
      id: '1',
      description: {
        eng: 'gibberellic acid',
        por: 'ácido giberélico',
        rus: 'гиббереллиновая кислота'
      }
    }
  ],
  ['2,4-d', { id: '2', description: { eng: '2,4-D', por: '2,4-D', rus: '2,4-Д' } }]
])

const nameIn = (lang: string, product_name: string, active_ingredient: string) =>
  productNameIn(lang, { product_name, active_ingredient }, ingredients)

test('a product without a brand is named in the language of the tree, with its decimals and units', () => {
  const mixture = [
    'Gibberellic acid 0.5 g/L + 2,4-D 720 g/L SL',
    'Gibberellic acid + 2,4-D'
  ] as const
  expect(nameIn('rus', ...mixture)).toBe('Гиббереллиновая кислота 0,5 г/л + 2,4-Д 720 г/л SL')
  expect(nameIn('por', ...mixture)).toBe('Ácido giberélico 0,5 g/L + 2,4-D 720 g/L SL')
  expect(nameIn('eng', ...mixture)).toBe(mixture[0])
})

test('a name whose parts are not known stays as it is', () => {
  expect(nameIn('rus', 'Marinada 720 SL', '2,4-D')).toBe('Marinada 720 SL')
  expect(nameIn('rus', 'Atrazine 500 g/L SC', 'Atrazine')).toBe('Atrazine 500 g/L SC')
})
