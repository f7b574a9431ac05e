import { familyPalette } from './art/colour/family-palette.ts'
import { seasons } from './art/colour/seasons.ts'
import { type FieldOptions, fields } from './art/fields.ts'
import { type Picture, drawing } from './drawing.ts'
import { roadThrough } from './road.ts'

const SIZE = { width: 900, height: 700 }
const BIO_PESTICIDES = 2007

type Land = Omit<FieldOptions, 'width' | 'height'>

const lands = {
  smartGrowing: {
    seed: 'unit-smart-2',
    scene: 'strips',
    palette: seasons.harvest,
    scale: 0.9,
    detail: 1
  },
  businessPartners: {
    seed: 'unit-b2b-3',
    scene: 'township',
    palette: seasons.midsummer,
    scale: 0.8,
    detail: 1
  },
  bioSolutions: {
    seed: 'unit-bio',
    scene: 'terraces',
    palette: familyPalette(BIO_PESTICIDES),
    detail: 1
  },
  design: { seed: 'studio', scene: 'bocage', palette: seasons.midsummer, pass: 'flat' }
} as const satisfies Record<string, Land>

/** The land of a business unit; non-crop solutions have a section of the road. */
export function unitLand(unit: keyof typeof lands | 'nonCrop'): Picture {
  if (unit === 'nonCrop') return roadThrough('turf')
  return drawing(`unit-${unit}`, SIZE, () => fields({ ...lands[unit], ...SIZE }))
}
