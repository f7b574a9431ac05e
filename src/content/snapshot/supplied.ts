import type { B2bProduct, Entry } from '#contract/product.ts'
import { foldId } from '#contract/ids.ts'
import { strengthOf } from '#lib/strength.ts'
import type { Supplied } from './snapshot.ts'

/** `Mancozeb 750 g/kg WG`, `… 32 000 IU/mg WP`, or before the last part of a mixture without the kind of formulation. */
const PART = /^(.+?) (\d\S*(?: \d{3})* ?\S+\/\S+)(?: ([A-Z]{2}))?$/

/**
 * The products of the lists by country that are supplied to other companies, with their strength as their names state
 * it. What cannot be read is left out: nothing could be said to be equal to it.
 */
export function suppliedOf(
  lists: Record<string, readonly B2bProduct[]>,
  activeIngredients: readonly Entry[]
): Supplied[] {
  const ids = new Map(activeIngredients.map(({ id, description }) => [foldId(description), id]))
  return Object.entries(lists).flatMap(([countryId, products]) =>
    products.flatMap(({ id, product_name: name, reg_no: number }) => {
      const parts = name.split(' + ').map(part => PART.exec(part))
      const ingredientIds = parts.flatMap(part => ids.get(foldId(part?.[1] ?? '')) ?? [])
      const formulation = parts.at(-1)?.[3]
      if (ingredientIds.length < parts.length || formulation === undefined) return []
      const strength = strengthOf({
        ingredients: ingredientIds.map(foldId),
        formulations: [foldId(formulation)],
        concentration: parts.map(part => part?.[2]).join(' + ')
      })
      return strength === undefined ? [] : { countryId, id, name, number, strength }
    })
  )
}
