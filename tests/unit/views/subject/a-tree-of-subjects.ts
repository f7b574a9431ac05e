import type { ProductDetailRecord } from '#contract/product.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

export const rust = {
  id: 'rust',
  description: 'Rust',
  scientific_name: 'Puccinia',
  kind: 'disease'
} as const
export const dwarf = { id: 'dwarf', description: 'Shorter stems', kind: 'effect' } as const
export const armyworm = {
  id: 'faw',
  description: 'Fall armyworm',
  scientific_name: 'Spodoptera frugiperda',
  kind: 'insect'
} as const

export const dose = { dose_min: 1, dose_max: 2, dose_unit: 'L/ha' }

export const products: ProductDetailRecord[] = [
  aProduct({
    id: '1',
    brandname: 'Both',
    crops: ['3001', '3002'],
    problematics: [rust, armyworm],
    resistance_groups: [
      { scheme: 'FRAC', code: '11' },
      { scheme: 'FRAC', code: '3' }
    ],
    recommendations: [
      { crop: '3001', problematic: 'rust', ...dose },
      { crop: '3002', problematic: 'faw', ...dose }
    ]
  }),
  aProduct({ id: '2', brandname: 'Undosed', crops: ['3001'], problematics: [dwarf] })
]

export const crops = [
  { id: '3001', description: 'Wheat', scientific_name: 'Triticum aestivum' },
  { id: '3002', description: 'Barley' }
]
export const tree = aTree({ content: { crops }, products })
export const namesOf = (cards: { product: { name: string } }[]) =>
  cards.map(({ product }) => product.name)
