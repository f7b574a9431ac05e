import type { ProductDetailRecord } from '#contract/product.ts'

export type Row = ProductDetailRecord['recommendations'][number]

const row: Row = {
  crop: 'soybean',
  problematic: 'rust',
  dose_min: 2,
  dose_max: 3,
  dose_unit: 'L/ha',
  water_l_ha: '100–200',
  interval_days: 14,
  phi_days: 21,
  max_applications: 2
}

/** A product of two rows, 2–3 L/ha and 0.5 L/ha, that says this. */
export function aDosedProduct(
  description: string,
  rows: Partial<Row>[] = [{}, { dose_min: 0.5, dose_max: 0.5 }]
) {
  const recommendations = rows.map(one => ({ ...row, ...one }))
  return {
    id: '4101',
    brandname: 'Alvo',
    family_id: '2001',
    description,
    images: [],
    type_of_formulation: [],
    crops: [],
    active_ingredients: [],
    problematics: [],
    documents: [],
    calibre: [],
    benefits: [],
    resistance_groups: [],
    recommendations,
    packs: []
  } satisfies ProductDetailRecord
}
