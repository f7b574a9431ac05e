import type { Entry } from '#contract/product.ts'
import { printFact } from '#lib/print-fact.ts'
import { bandOf } from './concentration.ts'
import { idOf } from '#browser/search/index/entry-id.ts'
import {
  type Choice,
  type FilterName,
  filterNames,
  type FinderData,
  type LabelFilter,
  NO_GROUP
} from '#browser/finder/filters.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Product } from '#tree/product.ts'
import { findsBeyondGroups } from '#views/product/resistance.ts'
import { fewestDays, labelValues, type Value } from './label-values.ts'

/** A choice while it is counted; `rank` is its place where the filter has its own order. */
type Counted = Choice & { rank: number; count: number }

const PROBLEM = filterNames.indexOf('problem')

/** The finder's data about these products, in their order. */
export function finderData(tree: Tree, products: readonly Product[]): FinderData {
  const names = new Intl.Collator(tree.locale, { numeric: true })
  const ofLabel = labelValues(tree, products)
  const namedOf = namedValues(tree)
  const valuesOf = products.map((product): Record<FilterName, Value[]> => ({
    ...namedOf(product),
    ...ofLabel.valuesOf(product),
    'not-group': []
  }))
  const isBeyondGroups = findsBeyondGroups(products)
  const ofFilter = (name: FilterName) => valuesOf.map(values => values[name])
  const choices = Object.fromEntries(
    filterNames.map(name => [name, inOrder(ofFilter(name), names)])
  ) as Record<FilterName, Counted[]>
  const places = filterNames.map(name => new Map(choices[name].map(({ id }, place) => [id, place])))
  choices['not-group'] = choices.group
  const uses = products.map(product => usesOf(product, places[PROBLEM]))
  return {
    choices: mapEach(choices, ({ id, name }) => ({ id, name: printFact(name, tree.dir) })),
    ids: products.map(({ id }) => idOf('product', id)),
    products: products.map((product, at) =>
      filterNames.map((name, filter) =>
        name === 'group' && isBeyondGroups(product)
          ? [NO_GROUP]
          : (valuesOf[at]?.[name] ?? []).flatMap(({ id }) => places[filter]?.get(id) ?? [])
      )
    ),
    uses: uses.map(crops => crops.map(ofCrop => ofCrop.map(({ problem }) => problem))),
    days: uses.map(crops => crops.map(ofCrop => ofCrop.map(({ days }) => days))),
    byName: [...products.keys()].toSorted((one, other) =>
      names.compare(products[one]?.name ?? '', products[other]?.name ?? '')
    )
  }
}

/** By crop, the problems for which the product states a dose, with the fewest days to harvest that it states. */
function usesOf(
  { crops, doses }: Product,
  places: ReadonlyMap<string, number> = new Map()
): { problem: number; days: number }[][] {
  if (doses.length === 0) return []
  const byCrop = Map.groupBy(doses, ({ crop }) => crop.id)
  return crops.map(({ id }) => {
    const byProblem = Map.groupBy(byCrop.get(id) ?? [], ({ problematic }) => problematic.id)
    return [...byProblem].flatMap(([id, own]) => {
      const problem = places.get(id)
      return problem === undefined ? [] : { problem, days: fewestDays(own) }
    })
  })
}

type Facets = Exclude<FilterName, LabelFilter>

/** The values by which each filter finds a product; families and formulations by the names of their filter lists. */
function namedValues(tree: Tree): (product: Product) => Record<Facets, Value[]> {
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
  if (!band) return { id: printed, name: printed, rank: Infinity }
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
