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
  /** In tenths of the largest, for styles. */
  size: number
}

/** Bars of the categories of a list, which is on the same page unless its address is given. */
export function bars(
  tree: Tree,
  categories: readonly { anchor: string; name?: string; rows: readonly unknown[] }[],
  list = ''
): Bar[] {
  const counts = categories.map(({ rows }) => rows.length)
  const largest = Math.max(...counts)
  return categories.map(({ anchor, name, rows: { length: count } }) => ({
    href: `${list}#${anchor}`,
    name,
    english: englishCategory(tree, name),
    count: exactNumbers(tree.locale).format(count),
    familyId: familyIdOf(tree, name),
    size: Math.max(1, Math.round((count / largest) * 10))
  }))
}
