import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import type { Named, Product } from '#tree/product.ts'
import { listHref } from '#views/finder/list-address.ts'

/** How a product works, and its resistance groups: pests that resist one product of a group resist the others. */
export type Resistance = {
  modeOfAction?: string
  /** One entry for each scheme, `FRAC group`, with its codes: each leads to the products of that group alone. */
  groups: { title: LocalizedText; codes: (Named & { code: string; href: string })[] }[]
}

/** `undefined` when content states neither. */
export function resistanceOf(tree: Tree, product: Product): Resistance | undefined {
  const { modeOfAction, resistanceGroups } = product
  const byScheme = Map.groupBy(resistanceGroups, ({ scheme }) => scheme)
  const groups = [...byScheme].map(([scheme, own]) => ({
    title: tree.words('product.schemeGroup', { scheme }),
    codes: own.map(group => ({
      ...groupOf(group),
      code: group.code,
      href: groupsHref(tree, [group])
    }))
  }))
  return modeOfAction !== undefined || groups.length > 0 ? { modeOfAction, groups } : undefined
}

/**
 * Finds products that can have no resistance group: of a family in which no product states one, as of biostimulants, or
 * only for effects for which none states one, as adjuvants in a family of several kinds.
 */
export function findsBeyondGroups(products: readonly Product[]): (product: Product) => boolean {
  const ofGroups = products.filter(({ resistanceGroups }) => resistanceGroups.length > 0)
  const families = new Set(ofGroups.map(({ family }) => family.id))
  const uses = new Set(ofGroups.flatMap(({ problematics }) => problematics.map(({ id }) => id)))
  const isBeyond = ({ id, kind }: Product['problematics'][number]) =>
    kind === 'effect' && !uses.has(id)
  return ({ family, problematics, resistanceGroups }) =>
    resistanceGroups.length === 0 &&
    (!families.has(family.id) || (problematics.length > 0 && problematics.every(isBeyond)))
}

type Group = Product['resistanceGroups'][number]

/** A group by its name, and by its id in the address of a list. */
export function groupOf({ scheme, code }: Group): Named {
  const name = `${scheme} ${code}`
  return { id: name.toLowerCase().replaceAll(' ', '-'), name }
}

/** `FRAC 11 + 3`: the scheme is named once if all groups belong to it. */
export function resistanceText(
  groups: readonly { scheme: string; code: string }[]
): string | undefined {
  const bySchemes = Map.groupBy(groups, ({ scheme }) => scheme)
  const texts = [...bySchemes].map(
    ([scheme, own]) => `${scheme} ${[...new Set(own.map(({ code }) => code))].join(' + ')}`
  )
  return texts.length > 0 ? texts.join(' + ') : undefined
}

/** The list of the products with all of these groups: those of the filter have any, so words ask for several. */
export function groupsHref(tree: Tree, groups: readonly Group[]): string {
  const [group, ...others] = groups
  return group && others.length === 0
    ? listHref(tree, 'group', groupOf(group).id)
    : listHref(tree, 'q', resistanceText(groups) ?? '')
}

/** The groups of these products, without repetitions, with their lists: `FRAC 3`, `FRAC 11`. */
export function groupsOf(tree: Tree, products: readonly Product[]): (Named & { href: string })[] {
  const groups = products.flatMap(({ resistanceGroups }) =>
    resistanceGroups.map(group => ({ ...groupOf(group), href: groupsHref(tree, [group]) }))
  )
  const { compare } = new Intl.Collator('en', { numeric: true })
  const byName = new Map(groups.map(group => [group.name, group]))
  return [...byName.values()].sort((one, other) => compare(one.name, other.name))
}
