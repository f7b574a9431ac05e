/** The pages to render, by tree, because a worker must read the tree of its pages. */
export type PageQueue<Page> = {
  add: (tree: string, page: Page) => void
  /**
   * The next pages for a worker, at most `most`, all of one tree: the tree that it has read, otherwise one that no
   * worker has read, otherwise the one with most pages left. Empty when all are taken.
   */
  next: (worker: object, most: number) => Page[]
}

type Tree<Page> = { pages: Page[]; isRead: boolean }

export function createPageQueue<Page>(): PageQueue<Page> {
  const trees = new Map<string, Tree<Page>>()
  const readBy = new WeakMap<object, Tree<Page>>()

  function longest(): Tree<Page> | undefined {
    const waiting = [...trees.values()].filter(({ pages }) => pages.length > 0)
    const unread = waiting.filter(({ isRead }) => !isRead)
    return (unread.length > 0 ? unread : waiting).toSorted(
      (one, other) => other.pages.length - one.pages.length
    )[0]
  }

  return {
    add: (name, page) => {
      const tree = trees.get(name) ?? { pages: [], isRead: false }
      trees.set(name, tree)
      tree.pages.push(page)
    },
    next: (worker, most) => {
      const own = readBy.get(worker)
      const tree = own && own.pages.length > 0 ? own : longest()
      if (!tree) return []
      tree.isRead = true
      readBy.set(worker, tree)
      return tree.pages.splice(-most).toReversed()
    }
  }
}
