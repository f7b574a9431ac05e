import { type FilterName, filterNames } from './filters.ts'
import {
  NOT_GROUP,
  type Chosen,
  type Filter,
  type Matches,
  type ResolvedQuery
} from './resolve-query.ts'
import { eachOf } from '#lib/each-of.ts'
import { hasOne, isRegistered, only, type Product, type Wanted } from './uses.ts'

/** Something that narrows a query, and can be removed. */
export type Condition = FilterName | 'text'

export const conditions: readonly Condition[] = [...filterNames, 'text']
/** Each condition as a list; made once, not a thousand times a click. */
const alone = eachOf(conditions, (name): readonly Condition[] => [name])
const partsOfAUse: readonly Condition[] = ['crop', 'problem', 'harvest', 'text']
const none: readonly Condition[] = []

/** The conditions that each exclude a product alone; `undefined` for a hit, empty if several together exclude it. */
export function failedConditions(
  product: Product,
  resolved: ResolvedQuery,
  missesText: boolean
): readonly Condition[] | undefined {
  let failed: Condition | undefined = missesText ? 'text' : undefined
  for (const { name, place, wanted } of resolved.filters) {
    if (meets(name, product.has[place], wanted)) continue
    if (failed !== undefined) return none
    failed = name
  }
  if (failed) return hasUseWithout(product, resolved, failed) ? alone[failed] : none
  if (!resolved.isOfUses || hasUse(product, resolved.named, resolved.chosen)) return undefined
  return partsOfAUse.filter(part => hasUseWithout(product, resolved, part))
}

/** A product that does not state its group may be of one that is left out. */
function meets(name: FilterName, own: readonly number[] = [], wanted: Wanted): boolean {
  return name === NOT_GROUP ? own.length > 0 && !hasOne(own, wanted) : hasOne(own, wanted)
}

function hasUseWithout(product: Product, resolved: ResolvedQuery, left: Condition): boolean {
  if (!resolved.isOfUses) return true
  const { chosen, named, kept, typed } = resolved
  if (left === 'text') return hasUse(product, undefined, { ...chosen, harvest: kept })
  if (left === 'harvest') return hasUse(product, named, { ...chosen, harvest: typed })
  return hasUse(product, named, { ...chosen, [left]: undefined })
}

/** Whether a product is registered for every use that is selected or named. */
export function hasUse(product: Product, named: Matches | undefined, chosen: Chosen): boolean {
  const { crop, problem, harvest } = chosen
  if (!isRegistered(product, crop, problem, harvest)) return false
  if (!named) return true
  if (named.problem && !isRegistered(product, crop, named.problem, harvest)) return false
  if (named.crop && !isRegistered(product, named.crop, problem, harvest)) return false
  if (!harvest || !named.uses?.length) return true
  return named.uses.some(use => isRegistered(product, use.crops, only(use.problem), harvest))
}

/** Whether a product states what the filter asks for; days to harvest in the uses that are asked for. */
export function isStated(
  product: Product,
  { named, chosen }: ResolvedQuery,
  { name, place }: Filter
): boolean {
  if (name !== 'harvest') return Boolean(product.has[place]?.length)
  return !hasUse(product, named, { ...chosen, harvest: only(-1) })
}
