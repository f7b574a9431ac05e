import { readCompared } from './comparison.store.ts'
import { treeOfPage } from '#browser/base/tree-of-page.ts'

let isFollowing = false

/** Reads what is chosen in this page's tree, and again when another tab changed it or a page comes back from the cache. */
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
