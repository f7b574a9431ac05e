import { fetchContent, type Source } from '#bff/calls.ts'
import { fetchOrDefault } from '#bff/fallback.ts'
import { DEFAULT_LANG } from '#config/constants.ts'
import type { Bundle } from '#contract/bundle.ts'
import type { Footer } from '#contract/company.ts'
import type { Country } from '#contract/country.ts'
import type { B2bProduct, Entry, ProductRecord } from '#contract/product.ts'
import { foldId, idsOf } from '#contract/ids.ts'
import type { Post } from '#contract/publications.ts'
import { awaitAll } from '#lib/await-all.ts'
import { datesIn } from '#lib/dates-in.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { type RichText, wordsOf } from '#lib/rich-nodes.ts'
import { strengthOf } from '#lib/strength.ts'
import { ownLanguages } from './countries.ts'
import { filledByLists, filledByTexts, investorDaysOf } from './filled-routes.ts'
import { withOneSpelling } from './one-spelling.ts'
import { pullB2bProducts } from './pull-b2b-products.ts'
import { pullBundle } from './pull-bundle.ts'
import { pullNumbered } from './pull-products.ts'
import type { IndexedTree, Offer, Snapshot, TreeId } from './snapshot.ts'
import { suppliedOf } from './supplied.ts'

/** The part of a tree that other trees link to and that sitemaps need. */
type Known = {
  products: readonly Pick<
    ProductRecord,
    | 'id'
    | 'brandname'
    | 'crops'
    | 'problematics'
    | 'active_ingredients'
    | 'type_of_formulation'
    | 'concentration'
    | 'registration_number'
  >[]
  posts: readonly Pick<Post, 'id' | 'date'>[]
  reportGroups: { content: readonly { id: string }[] }
  infoDocuments: { content: readonly unknown[] }
  footer: { content: Footer; lang?: string }
  bundle: Bundle
  /** Of a global tree. */
  b2bProducts: Record<string, readonly B2bProduct[]>
  activeIngredients: readonly Entry[]
}

export function indexedTree({ content, catalogue }: Snapshot): IndexedTree {
  const { products, b2bProducts } = catalogue
  return index(content.tree, { ...content, products, b2bProducts })
}

/** The same part of a tree that this build does not render; no other part of it is requested. */
export async function pullIndexedTree(
  source: Source,
  tree: TreeId,
  countries: readonly Country[]
): Promise<IndexedTree> {
  const isOwnLanguage = tree.lang === ownLanguages(countries).get(tree.country)
  const known = await awaitAll({
    products: pullNumbered(source),
    posts: fetchContent(source, 'posts'),
    reportGroups: fetchOrDefault(source, 'reportGroups'),
    infoDocuments: fetchOrDefault(source, 'infoDocuments'),
    footer: fetchOrDefault(source, 'footer'),
    bundle: pullBundle(source, tree, { isOwnLanguage }),
    b2bProducts: pullB2bProducts(source, tree, countries),
    activeIngredients: fetchContent(source, 'activeIngredients')
  })
  return index(tree, { ...known, products: withOneSpelling(known.products) })
}

function index(tree: TreeId, known: Known): IndexedTree {
  const { products, posts, reportGroups, footer, bundle, b2bProducts, activeIngredients } = known
  const { content: legal, lang = legal.lang ?? tree.lang } = footer
  const problems = products.flatMap(({ problematics }) => problematics)
  return {
    ...tree,
    productIds: idsOf(products),
    cropIds: [...new Set(products.flatMap(({ crops }) => crops))],
    problematicIds: [...new Set(idsOf(problems))],
    problemNames: Object.fromEntries(problems.map(({ id, description }) => [id, description])),
    postIds: idsOf(posts),
    dates: {
      news: newestOf(posts),
      privacy: revisionOf(legal.privacy_policy_text, lang),
      terms: revisionOf(legal.terms_conditions_text, lang)
    },
    reportGroupIds: idsOf(reportGroups.content),
    filledByTexts: filledByTexts(bundle),
    filledByLists: filledByLists(known),
    investorDays: investorDaysOf(bundle),
    offered: products.map(offerOf),
    supplied: tree.lang === DEFAULT_LANG ? suppliedOf(b2bProducts, activeIngredients) : [],
    countryChange: countryChangeOf(bundle)
  }
}

function offerOf(product: Known['products'][number]): Offer {
  const { active_ingredients: ingredientIds, type_of_formulation, concentration } = product
  const formulations = idsOf(type_of_formulation)
  return {
    id: product.id,
    name: product.brandname,
    number: product.registration_number,
    ingredientIds,
    strength: strengthOf({
      ingredients: ingredientIds.map(foldId),
      formulations: formulations.map(foldId),
      concentration
    })
  }
}

function countryChangeOf({ countryChange }: Bundle): IndexedTree['countryChange'] {
  if (!isPlainObject(countryChange)) return undefined
  const { message, lang } = countryChange
  if (typeof message !== 'string' || typeof lang !== 'string' || message.trim() === '')
    return undefined
  return { message, lang }
}

/** ISO 8601 dates sort as text. */
function newestOf(posts: Known['posts']): string | undefined {
  return posts
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1)
}

/** A legal text names the date of its revision in its first paragraph or above it. */
function revisionOf(nodes: RichText = [], lang: string): string | undefined {
  const end = nodes.findIndex(node => typeof node === 'object' && node.tag === 'p')
  return datesIn(wordsOf(end < 0 ? nodes : nodes.slice(0, end + 1)), lang)[0]?.iso
}
