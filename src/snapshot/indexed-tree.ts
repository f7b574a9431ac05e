import { fetchContent, type Source } from '#bff/calls.ts'
import { fetchOrDefault } from '#bff/fallback.ts'
import type { ProductRecord } from '#contract/product.ts'
import type { Post } from '#contract/publications.ts'
import { awaitAll } from '#lib/await-all.ts'
import type { IndexedTree, Snapshot, TreeId } from './snapshot.ts'

type Lists = {
  products: readonly Pick<ProductRecord, 'id' | 'crops' | 'problematics'>[]
  posts: readonly Pick<Post, 'id' | 'date'>[]
  reportGroups: { content: readonly { id: string }[] }
}

export function indexedTree({ content, catalogue }: Snapshot): IndexedTree {
  return index(content.tree, { ...content, products: catalogue.products })
}

/** The same of a tree that this build does not render. Only its lists are asked for, which is what other trees link to. */
export async function pullIndexedTree(source: Source, tree: TreeId): Promise<IndexedTree> {
  const lists = await awaitAll({
    products: fetchContent(source, 'products'),
    posts: fetchContent(source, 'posts'),
    reportGroups: fetchOrDefault(source, 'reportGroups')
  })
  return index(tree, lists)
}

function index(tree: TreeId, { products, posts, reportGroups }: Lists): IndexedTree {
  return {
    ...tree,
    productIds: idsOf(products),
    cropIds: [...new Set(products.flatMap(({ crops }) => crops))],
    problematicIds: [...new Set(products.flatMap(({ problematics }) => idsOf(problematics)))],
    postIds: idsOf(posts),
    newestPost: newestOf(posts),
    reportGroupIds: idsOf(reportGroups.content)
  }
}

function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id)
}

/** ISO 8601 sorts by time as it stands. */
function newestOf(posts: Lists['posts']): string | undefined {
  return posts
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1)
}
