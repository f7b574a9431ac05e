import type { Tree } from '#tree/build-tree.ts'
import type { Dose, Named, Product } from '#tree/product.ts'
import { groupOf } from '#views/product/resistance.ts'

/**
 * The days to harvest that a grower can choose; a choice is offered if some use keeps it and does not keep the one
 * before.
 */
const DAYS = [0, 1, 3, 7, 14, 21, 30, 45, 60, 90]

/** A choice with its place, where the filter has an order of its own. */
export type Value = Named & { rank?: number }

/** What labels state, as values of filters: days to harvest, resistance groups and the toxicological class. */
export function labelValues(tree: Tree, products: readonly Product[]) {
  const limits = limitsOf(products)
  const upTo = limits.map((limit, rank): Value => {
    return { id: String(limit), name: tree.t('filters.upToDays', { count: limit }), rank }
  })
  const classes = products.flatMap(({ toxicologicalClass }) => toxicologicalClass?.id ?? [])
  const { compare } = new Intl.Collator('en', { numeric: true })
  const ranks = [...new Set(classes)].sort(compare)
  return {
    valuesOf: ({ doses, resistanceGroups, toxicologicalClass }: Product) => {
      const groups = resistanceGroups.map(groupOf)
      return {
        // A use with few days to harvest also keeps every longer choice.
        harvest: upTo.slice(limits.filter(limit => limit < Math.min(...daysOf(doses))).length),
        group: [...new Map(groups.map(group => [group.id, group])).values()],
        class: toxicologicalClass
          ? [
              {
                id: toxicologicalClass.id,
                name: toxicologicalClass.description,
                rank: ranks.indexOf(toxicologicalClass.id)
              }
            ]
          : []
      }
    }
  }
}

/** The fewest days to harvest of some doses; -1 if none states days. */
export function fewestDays(doses: readonly Dose[]): number {
  const stated = daysOf(doses)
  return stated.length === 0 ? -1 : Math.min(...stated)
}

const daysOf = (doses: readonly Dose[]) => doses.flatMap(({ phi_days: days }) => days ?? [])

function limitsOf(products: readonly Product[]): number[] {
  const stated = products.flatMap(({ doses }) => daysOf(doses))
  return DAYS.filter((limit, at) =>
    stated.some(days => days <= limit && days > (DAYS[at - 1] ?? -1))
  )
}
