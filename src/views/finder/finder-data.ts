import type { Entry } from '#contract/product.ts'
import { raisePowers } from '#lib/typography/raise-powers.ts'
import { bandOf } from './concentration.ts'
import { idOf } from '#browser/search/entry-id.ts'
import {
  type Choice,
  type FilterName,
  filterNames,
  type FinderData
} from '#browser/finder/filters.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Named, Product } from '#tree/product.ts'

/** A choice while it is counted; `rank` is its place where the filter has its own order. */
type Counted = Choice & { rank: number; count: number }

const PROBLEM = filterNames.indexOf('problem')

/** The finder's data about these products, in their order. */
export function finderData(tree: Tree, products: readonly Product[]): FinderData {
  const names = new Intl.Collator(tree.locale, { numeric: true })
  const valuesOf = products.map(namedValues(tree))
  const choices = Object.fromEntries(
    filterNames.map(name => [
      name,
      inOrder(
        valuesOf.map(values => values[name]),
        names
      )
    ])
  ) as Record<FilterName, Counted[]>
  const places = filterNames.map(name => new Map(choices[name].map(({ id }, place) => [id, place])))
  return {
    choices: mapEach(choices, ({ id, name }) => ({ id, name })),
    ids: products.map(({ id }) => idOf('product', id)),
    products: valuesOf.map(values =>
      filterNames.map((name, filter) =>
        values[name].flatMap(({ id }) => places[filter]?.get(id) ?? [])
      )
    ),
    uses: products.map(product => usesOf(product, places[PROBLEM])),
    byName: [...products.keys()].toSorted((one, other) =>
      names.compare(products[one]?.name ?? '', products[other]?.name ?? '')
    )
  }
}

/** The crops and problems for which the product states a dose. */
function usesOf({ crops, doses }: Product, places?: ReadonlyMap<string, number>): number[][] {
  if (doses.length === 0) return []
  const byCrop = Map.groupBy(doses, ({ crop }) => crop.id)
  return crops.map(({ id }) => {
    const problems = new Set(byCrop.get(id)?.map(({ problematic }) => problematic.id))
    return [...problems].flatMap(problem => places?.get(problem) ?? [])
  })
}

type Value = Named & { rank?: number }

/** The values by which each filter finds a product; families and formulations by the names of their filter lists. */
function namedValues(tree: Tree): (product: Product) => Record<FilterName, Value[]> {
  const families = namesOf(tree.content.filterFamilies)
  const types = namesOf(tree.content.formulations)
  return ({ crops, problematics, family, activeIngredients, formulations, concentration }) => ({
    crop: crops,
    problem: problematics,
    // Families keep the order of the page.
    family: [{ id: family.id, name: families.get(family.id) ?? family.name, rank: 0 }],
    ingredient: activeIngredients,
    formulation: formulations.map(({ id, name }) => ({
      id,
      name: codeAndName(id, types.get(id) ?? name)
    })),
    concentration: concentration === undefined ? [] : [concentrationOf(tree, concentration)]
  })
}

function namesOf(list: readonly Entry[]): Map<string, string> {
  return new Map(list.map(({ id, description }) => [id, description]))
}

function codeAndName(id: string, name: string): string {
  return id === name ? id : `${id} ${name}`
}

/** The band where the unit has bands, otherwise the printed value, after all bands. */
function concentrationOf(tree: Tree, printed: string): Value {
  const band = bandOf(printed)
  if (!band) return { id: printed, name: raisePowers(printed), rank: Infinity }
  const { id, unit, from = '', to = '', rank } = band
  const kind = from === '' ? 'below' : to === '' ? 'above' : 'between'
  return { id, rank, name: tree.t(`filters.concentrations.${kind}`, { unit, from, to }) }
}

/** Sorted by their own rank, otherwise by the number of products. */
function inOrder(values: readonly Value[][], names: Intl.Collator): Counted[] {
  const counted = new Map<string, Counted>()
  for (const value of values.flat()) {
    const known = counted.get(value.id) ?? { ...value, rank: value.rank ?? -1, count: 0 }
    counted.set(value.id, { ...known, count: known.count + 1 })
  }
  const isRanked = values.flat().some(({ rank }) => rank !== undefined)
  return [...counted.values()].sort((one, other) =>
    isRanked
      ? compareRanks(one, other)
      : other.count - one.count || names.compare(one.name, other.name)
  )
}

function compareRanks({ rank: one }: Counted, { rank: other }: Counted): number {
  return one === other ? 0 : one - other
}

function mapEach<From, To>(lists: Record<FilterName, From[]>, change: (item: From) => To) {
  const entries = filterNames.map(name => [name, lists[name].map(change)])
  return Object.fromEntries(entries) as Record<FilterName, To[]>
}
