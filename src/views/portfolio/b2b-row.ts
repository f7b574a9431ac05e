import type { B2bProduct } from '#contract/product.ts'
import type { Tree } from '#tree/build-tree.ts'
import { tradeName } from '#views/text/trade-name.ts'
import { chemicalClasses, groupsOfRow } from './chemical-classes.ts'

/** A product that is registered for supply to other companies. */
export type B2bRow = {
  id: string
  name: string
  activeIngredient?: string
  category?: string
  registrationNumber?: string
  /** Its active ingredient in English, where the tree has another name. */
  english?: string
  /** Its chemical classes. */
  also?: string
  /** Its resistance groups, each as one word. */
  groups?: string
}

export function b2bRow(tree: Tree, country: string, product: B2bProduct): B2bRow {
  const activeIngredient = product.active_ingredient
  const name = tree.englishName('b2bRow', `${country}/${product.id}`)
  const english = name === activeIngredient ? undefined : name
  return {
    id: product.id,
    name: tradeName(tree, product.product_name),
    activeIngredient,
    category: product.category,
    registrationNumber: product.reg_no,
    english,
    groups: groupsOfRow({ activeIngredient, english }),
    also: chemicalClasses(tree, { activeIngredient, english }).join(' ') || undefined
  }
}
