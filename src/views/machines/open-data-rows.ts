import type { Dose, Named, Product } from '#tree/product.ts'
import { resistanceText } from '#views/product/resistance.ts'

type Row = { product: Product; dose?: Dose; absolute: (path: string) => string }

const list = (texts: readonly string[]) => texts.join('; ')
const names = (named: readonly Named[]) => list(named.map(({ name }) => name))

/** The columns of the file: facts of the product in each row, then one registered use. */
const columns: [name: string, cell: (row: Row) => string | number | undefined][] = [
  ['product_id', ({ product }) => product.id],
  ['product', ({ product }) => product.name],
  ['page', ({ product, absolute }) => absolute(product.href)],
  ['family', ({ product }) => product.family.name],
  ['active_ingredients', ({ product }) => names(product.activeIngredients)],
  ['composition', ({ product }) => product.composition],
  ['concentration', ({ product }) => product.concentration],
  ['formulation', ({ product }) => list(product.formulations.map(({ id }) => id))],
  ['registration_number', ({ product }) => product.registrationNumber],
  ['toxicological_class', ({ product }) => product.toxicologicalClass?.description],
  ['mode_of_action', ({ product }) => product.modeOfAction],
  ['resistance_groups', ({ product }) => resistanceText(product.resistanceGroups)],
  ['packs', ({ product }) => list(product.packs)],
  ['calibre', ({ product }) => list(product.calibre)],
  ['benefits', ({ product }) => list(product.benefits)],
  ['description', ({ product }) => product.description?.text],
  ['documents', ({ product, absolute }) => list(product.documents.map(d => absolute(d.url)))],
  ['crops', ({ product }) => names(product.crops)],
  ['problems', ({ product }) => names(product.problematics)],
  ['use_crop', ({ dose }) => dose?.crop.name],
  ['use_crop_scientific_name', ({ dose }) => dose?.crop.scientificName],
  ['use_problem', ({ dose }) => dose?.problematic.name],
  ['use_problem_scientific_name', ({ dose }) => dose?.problematic.scientificName],
  ['dose_min', ({ dose }) => dose?.dose_min],
  ['dose_max', ({ dose }) => dose?.dose_max],
  ['dose_unit', ({ dose }) => dose?.dose_unit],
  ['water_l_ha', ({ dose }) => dose?.water_l_ha],
  ['timing', ({ dose }) => dose?.timing],
  ['interval_days', ({ dose }) => dose?.interval_days],
  ['days_to_harvest', ({ dose }) => dose?.phi_days],
  ['max_applications', ({ dose }) => dose?.max_applications]
]

/** A header, then one row for each registered use; a product without doses has one row. */
export function openDataRows(products: readonly Product[], site: URL): string[][] {
  const absolute = (path: string) => new URL(path, site).href
  const rows = products.flatMap((product): Row[] =>
    product.doses.length === 0
      ? [{ product, absolute }]
      : product.doses.map(dose => ({ product, dose, absolute }))
  )
  return [
    columns.map(([name]) => name),
    ...rows.map(row => columns.map(([, cell]) => String(cell(row) ?? '')))
  ]
}
