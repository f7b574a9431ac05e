import type { B2bListView } from '#views/portfolio/b2b.ts'
import { localized, sentence } from './examples.ts'

const columns = [
  { name: 'activeIngredient', words: localized('Active ingredient') },
  { name: 'name', words: localized('Product name') },
  { name: 'category', words: localized('Category') },
  { name: 'registrationNumber', words: localized('Reg. no.') }
]

/** The table of one country's products: the usual row, a long one, and one of which only the name is known. */
export const table: Pick<
  B2bListView,
  'headline' | 'categories' | 'columns' | 'count' | 'file' | 'contact' | 'team'
> = {
  headline: localized('Products for Kenya'),
  contact: { href: '#main', words: localized('Contact for Kenya') },
  team: { id: '104', name: 'Kenya' },
  columns,
  count: 3,
  file: { href: '#main', name: 'products.csv', strengths: ['Strength', 'Unit', 'Formulation'] },
  categories: [
    {
      id: '2001',
      english: undefined,
      anchor: 'gallery-category-1',
      name: 'Herbicides',
      count: 2,
      chunks: [
        {
          isFull: false,
          rows: [
            {
              id: 'harmattan',
              name: 'Harmattan 480 SL',
              activeIngredient: 'Glyphosate 480 g/L',
              category: 'Herbicides',
              registrationNumber: 'KE 0412-H'
            },
            {
              id: 'tramontana',
              name: 'Tramontana Doppelwirkstoffkonzentrat',
              activeIngredient: sentence
            }
          ]
        }
      ]
    },
    {
      id: undefined,
      english: undefined,
      anchor: 'gallery-category-2',
      name: undefined,
      count: 1,
      chunks: [{ isFull: false, rows: [{ id: 'vega', name: 'Vega' }] }]
    }
  ]
}
