import type { ProductCard } from '#views/product/card.ts'
import type { FamilyOfProducts } from '#views/finder/product-list.ts'
import { localized } from './examples.ts'

const usual: ProductCard = {
  id: '4101',
  href: '#main',
  name: 'Ostria 325 SC',
  ingredients: 'Azoxystrobin 200 g/L + difenoconazole 125 g/L',
  crops: 'Tomato, mango, rice, onion, pepper, cucumber, bean',
  uses: [
    { term: localized('Crops'), text: 'Tomato, mango, rice, onion, potato, grape, citrus' },
    { term: localized('Controls'), text: 'Early blight, anthracnose, rice blast' },
    { term: localized('Packs'), text: '100 mL, 250 mL, 1 L' }
  ],
  formulations: [{ id: 'SC', name: 'Suspension concentrate' }],
  toxicologicalClass: { words: localized('III'), href: '#' },
  resistance: { words: localized('FRAC 11 + 3'), href: '#' },
  registrationNumber: 'GH 0412-F',
  registration: localized('Reg. no. GH 0412-F')
}

/** The usual product, one with long words everywhere, and one of which only the name is known. */
export const products: ProductCard[] = [
  usual,
  {
    ...usual,
    id: '4102',
    name: 'Tramontana Doppelwirkstoffkonzentrat 77 WP Plus',
    ingredients: 'Bacillus amyloliquefaciens subsp. plantarum strain D747, 5 × 10¹⁰ CFU/g',
    toxicologicalClass: {
      words: localized('Unlikely to present acute hazard in normal use'),
      href: '#'
    },
    formulations: [
      { id: 'WP', name: 'Wettable powder' },
      { id: 'WG', name: 'Water-dispersible granule' },
      { id: 'SC', name: 'Suspension concentrate' }
    ]
  },
  { id: '4103', href: '#main', name: 'Vega', uses: [], formulations: [] }
]

/** One family with dark text on its colour, one with light text. */
export const families: FamilyOfProducts[] = [
  { id: '2001', anchor: 'family-2001', name: 'Herbicides', icon: '/icon.svg', count: 3, products },
  { id: '2002', anchor: 'family-2002', name: 'Fungicides', icon: '/icon.svg', count: 3, products }
]
