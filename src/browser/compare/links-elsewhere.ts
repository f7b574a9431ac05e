import { formatIds } from '#browser/base/addressed-ids.ts'
import type { ElementSpec } from '#browser/base/create-node.ts'
import { readForeignId } from '#browser/base/foreign-ids.ts'
import { fillText } from '#lib/fill-text.ts'
import type { ComparisonSheet } from './sheet.ts'

/** A way to the products of an address that only other countries list: a link to the comparison of each country. */
export function linksElsewhere(
  {
    elsewhere,
    notes
  }: Pick<ComparisonSheet, 'elsewhere'> & { notes: Pick<ComparisonSheet['notes'], 'elsewhere'> },
  asked: readonly string[]
): ElementSpec[] {
  const { text, lang } = notes.elsewhere
  const byTree = Map.groupBy(
    asked.flatMap(id => readForeignId(id) ?? []),
    ({ tree }) => tree
  )
  return [...byTree].flatMap(([tree, products]) => {
    const site = Object.hasOwn(elsewhere, tree) ? elsewhere[tree] : undefined
    if (!site) return []
    const href = site.href + formatIds(products.map(({ id }) => id))
    return [['a', { href, rel: 'nofollow', ...(lang && { lang }) }, fillText(text, site)]]
  })
}
