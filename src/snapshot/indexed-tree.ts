import { fetchContent, type Source } from '#bff/calls.ts'
import { fetchOrDefault } from '#bff/fallback.ts'
import type { Bundle } from '#contract/bundle.ts'
import type { ProductRecord } from '#contract/product.ts'
import type { Post } from '#contract/publications.ts'
import { awaitAll } from '#lib/await-all.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { pullBundle } from './pull-bundle.ts'
import type { IndexedTree, Snapshot, TreeId } from './snapshot.ts'

type Lists = {
  products: readonly Pick<ProductRecord, 'id' | 'crops' | 'problematics'>[]
  posts: readonly Pick<Post, 'id' | 'date'>[]
  reportGroups: { content: readonly { id: string }[] }
}

export function indexedTree({ content, catalogue }: Snapshot): IndexedTree {
  const lists = { ...content, products: catalogue.products }
  return { ...index(content.tree, lists), countryChange: countryChangeOf(content.bundle) }
}

/** The same of a tree that this build does not render: only what other trees link to and say of it is asked for. */
export async function pullIndexedTree(source: Source, tree: TreeId): Promise<IndexedTree> {
  // What the site changes to is a country, in its own language.
  const isChangedTo = tree.prefix === tree.country
  const { bundle, ...lists } = await awaitAll({
    bundle: isChangedTo ? pullBundle(source, tree, { isOwnLanguage: true }) : Promise.resolve({}),
    products: fetchContent(source, 'products'),
    posts: fetchContent(source, 'posts'),
    reportGroups: fetchOrDefault(source, 'reportGroups')
  })
  return { ...index(tree, lists), countryChange: countryChangeOf(bundle) }
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

function countryChangeOf({ countryChange }: Bundle): IndexedTree['countryChange'] {
  if (!isPlainObject(countryChange)) return undefined
  const { message, lang } = countryChange
  if (typeof message !== 'string' || typeof lang !== 'string' || message.trim() === '')
    return undefined
  return { message, lang }
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
