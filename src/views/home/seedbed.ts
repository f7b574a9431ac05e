import { listHref } from '#views/finder/list-address.ts'
import type { FamilyView } from '#views/finder/families.ts'
import type { Tree } from '#tree/build-tree.ts'

/** A family of the bed: its seeds as lines, on which a browser draws a dot at each whole number. */
type SownFamily = Pick<FamilyView, 'id' | 'name' | 'count'> & { href: string; seeds: string }

/** As many columns to a row, so that the bed of any number of products is a wide one. */
const WIDTH_TO_HEIGHT = 8
const FEWEST_COLUMNS = 24

/** Every product of the tree as a seed, family after family; nothing without products. */
export function seedbedOf(tree: Tree, families: readonly FamilyView[]) {
  const sown = families.filter(({ count }) => count > 0)
  const total = sown.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return undefined
  const columns = Math.max(FEWEST_COLUMNS, Math.ceil(Math.sqrt(total * WIDTH_TO_HEIGHT)))
  let from = 0
  const items: SownFamily[] = sown.map(({ id, name, count, href = '' }) => {
    const seeds = linesOf(from, from + count, columns)
    from += count
    const section = href.slice(href.indexOf('#'))
    return { id, name, count, seeds, href: listHref(tree, 'family', id) + section }
  })
  return { total, columns, rows: Math.ceil(total / columns), families: items }
}

/** The seeds from one up to another in reading order: a line for each row, through the middles of their cells. */
export function linesOf(from: number, to: number, columns: number): string {
  if (from >= to) return ''
  const column = from % columns
  const end = Math.min(to, from - column + columns)
  // A little longer than to its last dot, which no rounding may leave out.
  const line = `M${column + 0.5} ${Math.floor(from / columns) + 0.5}h${end - from - 1}.01`
  return line + linesOf(end, to, columns)
}
