import type { Entry, SpeciesEntry, StockProduct, Texts } from '../data-source/types.ts'
import { textIn } from '../data-source/localise.ts'
import type { Faults } from './faults.ts'
import { checkIds, checkKnown } from './ids.ts'
import { readData } from '../data-source/read-json.ts'
import { checkText, checkVariants, languages } from './text.ts'

type Dose = StockProduct['recommendations'][number]
type Benefit = { id: string; text: Texts }

/** Lists that exist in every language of a site. */
const lists =
  'families types crops problematics document-kinds units toxicological-classes timings calibres modes-of-action compositions'.split(
    ' '
  )

/** The problems that a text about a time mentions, and the kinds of problem it fits. */
const spokenOf: [RegExp, string[]][] = [
  [/weeds|grass/i, ['weed']],
  [/larvae|caterpillars|instar|hatch|nymphs|moth|hoppers|mites|thrips/i, ['insect', 'mite']]
]

export const products = readData<StockProduct[]>('products.json')
const timings = new Map(
  readData<Entry[]>('timings.json').map(({ id, description }) => [id, textIn(description, 'eng')])
)
const kinds = new Map(
  readData<SpeciesEntry[]>('problematics.json').map(({ id, kind }) => [id, kind])
)
const known = Object.fromEntries([...lists, 'benefits'].map(name => [name, idsOf(name)]))

export function checkCatalogue(faults: Faults): void {
  for (const name of lists) {
    const rows = readData<Entry[]>(`${name}.json`)
    checkIds(faults, name, rows)
    for (const { id, description } of rows)
      checkVariants(faults, `${name} ${id}`, description, languages)
  }
  const benefits = readData<Benefit[]>('benefits.json')
  checkIds(faults, 'benefits', benefits)
  for (const { id, text } of benefits) checkVariants(faults, `benefits ${id}`, text, languages)

  checkIds(faults, 'products', products)
  checkIds(
    faults,
    'products key',
    products.map(({ key }) => ({ id: key }))
  )
  for (const product of products) checkProduct(faults, product)
}

function checkProduct(faults: Faults, product: StockProduct): void {
  const at = `products ${product.key}`
  faults.when(!product.brandname, at, 'no brandname')
  for (const field of ['description', 'keywords', 'composition'] as const) {
    checkText(faults, `${at} ${field}`, product[field], ['eng'])
  }
  for (const lang of languages) checkConcentration(faults, at, product, lang)
  const references: [string, string[]][] = [
    ['families', [product.family_id]],
    ['types', product.type_of_formulation],
    ['compositions', product.active_ingredients],
    ['crops', product.crops],
    ['problematics', product.problematics],
    ['modes-of-action', product.mode_of_action],
    ['toxicological-classes', [product.toxicological_class].filter(Boolean)],
    ['calibres', product.calibre],
    ['benefits', product.benefits]
  ]
  for (const [name, ids] of references) checkKnown(faults, `${at} ${name}`, ids, ofList(name))
  for (const dose of product.recommendations) {
    checkDose(faults, at, dose, product.crops, product.problematics)
  }
  for (const { kind, url, lang } of product.documents) {
    const wanted = `/files/products/${product.id}/${kind}-${lang}.pdf`
    faults.when(!ofList('document-kinds').has(kind), at, `document kind ${kind}`)
    faults.when(url !== wanted, at, `document ${url}, ${wanted} expected`)
  }
}

/** Each ingredient's share is written as in the composition, in every language. */
function checkConcentration(
  faults: Faults,
  at: string,
  { composition, concentration }: StockProduct,
  lang: string
): void {
  const whole = textIn(composition, lang) ?? ''
  for (const share of textIn(concentration, lang)?.split(' + ') ?? [])
    faults.when(
      !whole.includes(share),
      `${at} concentration.${lang}`,
      `${share} is not in ${whole}`
    )
}

/** A dose is for a crop and a problem of its product, in a known unit, at a known time that fits the problem. */
export function checkDose(
  faults: Faults,
  at: string,
  dose: Dose,
  crops: string[],
  problematics: string[]
): void {
  const here = `${at} dose for ${dose.crop}, ${dose.problematic}`
  faults.when(!crops.includes(dose.crop), here, 'crop is not among those of the product')
  faults.when(
    !problematics.includes(dose.problematic),
    here,
    'problem is not among those of the product'
  )
  faults.when(!ofList('units').has(dose.dose_unit), here, `no such unit: ${dose.dose_unit}`)
  faults.when(
    dose.timing !== undefined && !ofList('timings').has(dose.timing),
    here,
    `no such timing: ${dose.timing ?? ''}`
  )
  faults.when(
    !(dose.dose_min > 0 && dose.dose_max >= dose.dose_min),
    here,
    `dose ${dose.dose_min} to ${dose.dose_max}`
  )
  const timing = timings.get(dose.timing ?? '') ?? ''
  const kind = kinds.get(dose.problematic) ?? ''
  const fits = spokenOf.every(([words, wanted]) => !words.test(timing) || wanted.includes(kind))
  faults.when(!fits, here, `"${timing}" is no time for a problem of the kind "${kind}"`)
}

export function ofList(name: string): Set<string> {
  return known[name] ?? new Set()
}

function idsOf(name: string): Set<string> {
  return new Set(readData<{ id: string }[]>(`${name}.json`).map(({ id }) => id))
}
