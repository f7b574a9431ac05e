import type { Tree } from '#tree/build-tree.ts'
import { englishCategory, familyIdOf } from '#views/finder/families.ts'
import { exactNumbers } from '#views/text/formats.ts'

/** A category as a bar whose width is its share of the products. */
export type Bar = {
  href: string
  name?: string
  /** Its name in English, where that differs: it is in the address of each language. */
  english?: string
  count: string
  familyId?: string
  /** In tenths of the largest, for styles; `isThin`: the name is set vertically. */
  size: number
  isThin: boolean
}

/** Below this share of all products, a bar is too thin for its name; the first one also has the margin of the page. */
const THIN = 0.15
const FIRST_THIN = 0.12

/** Bars of the categories of a list, which is on the same page unless its address is given. */
export function bars(
  tree: Tree,
  categories: readonly { anchor: string; name?: string; rows: readonly unknown[] }[],
  list = ''
): Bar[] {
  const counts = categories.map(({ rows }) => rows.length)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const largest = Math.max(...counts)
  return categories.map(({ anchor, name, rows: { length: count } }, index) => ({
    href: `${list}#${anchor}`,
    name,
    english: englishCategory(tree, name),
    count: exactNumbers(tree.locale).format(count),
    familyId: familyIdOf(tree, name),
    size: Math.max(1, Math.round((count / largest) * 10)),
    isThin: count / total < (index === 0 ? FIRST_THIN : THIN)
  }))
}
