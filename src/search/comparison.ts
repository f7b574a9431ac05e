import type { OpenProduct } from '#open-data/product-schema.ts'
import type { OpenCatalogue } from '#open-data/schema.ts'

/** What products are compared by, in this order, before their registered uses. */
export const comparedFacts = [
  'activeIngredients',
  'resistanceGroups',
  'modeOfAction',
  'problems',
  'crops',
  'toxicologicalClass',
  'formulation',
  'packs',
  'registrationNumber'
] as const
export type ComparedFact = (typeof comparedFacts)[number]

export type Dose = OpenProduct['doses'][number]

/** A line of the comparison, a cell a product; a cell without values means that none is stated. */
type Line<Value> = { cells: Value[][]; differs: boolean }
export type FactLine = Line<string> & { fact: ComparedFact }
export type UseLine = Line<Dose> & { crop: string; problem: string }

export type Comparison = {
  products: { id: string; name: string; page: string; family: { id: string; name: string } }[]
  facts: FactLine[]
  uses: UseLine[]
}

/** The products of these ids side by side, every fact as the catalogue states it: nothing is ranked or computed. Unknown ids are left out. */
export function compareProducts(catalogue: OpenCatalogue, ids: readonly string[]): Comparison {
  const listed = new Map(catalogue.products.map(product => [product.id, product]))
  const products = ids.flatMap(id => listed.get(id) ?? [])
  const names = namesOf(catalogue)
  return {
    products: products.map(({ id, name, page, family }) => ({
      id,
      name,
      page,
      family: { id: family, name: names(family) }
    })),
    facts: comparedFacts
      .map(fact => ({ fact, ...line(products.map(product => readFact[fact](product, names))) }))
      .filter(hasValues),
    uses: useLines(products, names)
  }
}

type Names = (id: string) => string

const readFact: Record<ComparedFact, (product: OpenProduct, names: Names) => string[]> = {
  activeIngredients: ({ composition, activeIngredients }, names) =>
    composition === undefined ? activeIngredients.map(names) : [composition],
  resistanceGroups: ({ resistanceGroups }) =>
    resistanceGroups.map(({ scheme, code }) => `${scheme} ${code}`),
  modeOfAction: ({ modeOfAction }) => stated(modeOfAction),
  problems: ({ problems }, names) => problems.map(names),
  crops: ({ crops }, names) => crops.map(names),
  toxicologicalClass: ({ toxicologicalClass }) => stated(toxicologicalClass?.name),
  formulation: ({ formulations }) => formulations.map(({ id, name }) => `${id}: ${name}`),
  packs: ({ packs }) => packs,
  registrationNumber: ({ registrationNumber }) => stated(registrationNumber)
}

/** One line for each crop and problem that any of the products is registered for, crop by crop. */
function useLines(products: readonly OpenProduct[], names: Names): UseLine[] {
  const doses = products.flatMap(({ doses }) => doses)
  const byCrop = Map.groupBy(doses, ({ crop }) => crop)
  return [...byCrop].flatMap(([crop, own]) =>
    [...new Set(own.map(({ problem }) => problem))].map(problem => {
      const isOfUse = (dose: Dose) => dose.crop === crop && dose.problem === problem
      const cells = products.map(({ doses }) => doses.filter(isOfUse))
      return { crop: names(crop), problem: names(problem), ...line(cells) }
    })
  )
}

/** The order in which content lists its values makes no difference. */
function line<Value>(cells: Value[][]): Line<Value> {
  const texts = cells.map(cell =>
    cell
      .map(value => JSON.stringify(value))
      .sort()
      .join('\n')
  )
  return { cells, differs: new Set(texts).size > 1 }
}

function hasValues({ cells }: Line<unknown>): boolean {
  return cells.some(cell => cell.length > 0)
}

function stated(text: string | undefined): string[] {
  return text === undefined ? [] : [text]
}

/** An id that no list names is shown as it is: a fact is never dropped. */
function namesOf({ families, activeIngredients, crops, problems }: OpenCatalogue): Names {
  const lists = [families, activeIngredients, crops, problems].flat()
  const names = new Map(lists.map(({ id, name }) => [id, name]))
  return id => names.get(id) ?? id
}
