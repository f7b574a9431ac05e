import { fetchContent, type Source } from '#bff/calls.ts'
import { fetchOrDefault } from '#bff/fallback.ts'
import { awaitAll } from '#lib/await-all.ts'
import type { IndexedTree, Snapshot, TreeId } from './snapshot.ts'

export function indexedTree({ content, catalogue }: Snapshot): IndexedTree {
  return {
    ...content.tree,
    productIds: idsOf(catalogue.products),
    postIds: idsOf(content.posts),
    reportGroupIds: idsOf(content.reportGroups.content)
  }
}

/** The same of a tree that this build does not render. Only its lists are asked for, which is what other trees link to. */
export async function pullIndexedTree(source: Source, tree: TreeId): Promise<IndexedTree> {
  const { products, posts, reportGroups } = await awaitAll({
    products: fetchContent(source, 'products'),
    posts: fetchContent(source, 'posts'),
    reportGroups: fetchOrDefault(source, 'reportGroups')
  })
  return {
    ...tree,
    productIds: idsOf(products),
    postIds: idsOf(posts),
    reportGroupIds: idsOf(reportGroups.content)
  }
}

function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id)
}
