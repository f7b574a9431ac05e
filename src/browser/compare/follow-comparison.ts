import { readCompared } from './comparison.store.ts'
import { treeOfPage } from '#browser/base/tree-of-page.ts'

let isFollowing = false

/** Reads the choice of this page's tree, and again when another tab changes it or a page returns from the cache. */
export function followComparison(): void {
  if (isFollowing) return
  isFollowing = true
  const read = () => readCompared(treeOfPage())
  read()
  addEventListener('storage', read)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read()
  })
}
