import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import type { Product } from '#tree/product.ts'

/** How a product works, and its resistance groups: pests that resist one product of a group resist the others. */
export type Resistance = {
  modeOfAction?: string
  /** One entry for each scheme: `FRAC group`, `11 + 3`. */
  groups: { title: LocalizedText; codes: string }[]
}

/** `undefined` when content states neither. */
export function resistanceOf(tree: Tree, product: Product): Resistance | undefined {
  const { modeOfAction, resistanceGroups } = product
  const byScheme = Map.groupBy(resistanceGroups, ({ scheme }) => scheme)
  const groups = [...byScheme].map(([scheme, own]) => ({
    title: tree.words('product.schemeGroup', { scheme }),
    codes: own.map(({ code }) => code).join(' + ')
  }))
  return modeOfAction !== undefined || groups.length > 0 ? { modeOfAction, groups } : undefined
}

/** The groups of these products, without repetitions: `FRAC 3`, `FRAC 11`. */
export function groupsOf(products: readonly Product[]): string[] {
  const groups = products.flatMap(({ resistanceGroups }) =>
    resistanceGroups.map(({ scheme, code }) => `${scheme} ${code}`)
  )
  const { compare } = new Intl.Collator('en', { numeric: true })
  return [...new Set(groups)].sort(compare)
}
