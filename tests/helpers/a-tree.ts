import { type Deployment, readSettings } from '#config/settings.ts'
import type { Change } from '#contract/change.ts'
import type { Bundle } from '#contract/bundle.ts'
import { sectionSlugs } from '#contract/endpoints.ts'
import { type ProductDetailRecord, productDetail } from '#contract/product.ts'
import type { Post } from '#contract/publications.ts'
import { filledByTexts } from '#snapshot/filled-routes.ts'
import { indexedTree } from '#snapshot/indexed-tree.ts'
import type {
  IndexedTree,
  SiteIndex,
  TreeCatalogue,
  TreeContent,
  TreeId
} from '#snapshot/snapshot.ts'
import { demoEnglish } from '#scripts/demo-bff/data-source/data-source.ts'
import { buildCatalogue, buildTree, type Tree } from '#tree/build-tree.ts'

/** A tree with one product and one post in a site of three trees and five countries, one of each type. */
export function aTree({
  content: contentOverrides,
  index: indexOverrides,
  products = [aProduct()],
  globalBundles = { eng: demoEnglish() as Bundle },
  b2bProducts = {},
  globalProducts = [],
  englishName = () => undefined,
  deployment = readSettings({}),
  changes
}: {
  content?: Partial<TreeContent>
  index?: Partial<SiteIndex>
  products?: ProductDetailRecord[]
  globalBundles?: Record<string, Bundle>
  b2bProducts?: TreeCatalogue['b2bProducts']
  globalProducts?: TreeCatalogue['globalProducts']
  englishName?: Tree['englishName']
  deployment?: Deployment
  changes?: Change[]
} = {}): Tree {
  const content = aContent(contentOverrides)
  const catalogue = { products, b2bProducts, globalProducts }
  const own = indexedTree({ content, catalogue })
  const { trees, ...rest } = anIndex(indexOverrides)
  const others = trees.filter(({ prefix }) => prefix !== own.prefix)
  const site = {
    index: { ...rest, trees: [...others, own].map(tree => withGlobalTexts(tree, globalBundles)) },
    globalBundles: new Map(Object.entries(globalBundles)),
    englishName,
    deployment
  }
  return buildTree(content, site, () => buildCatalogue(catalogue, content, changes))
}

/** The bundles of the global record fill screens of its trees. */
function withGlobalTexts(tree: IndexedTree, bundles: Record<string, Bundle>): IndexedTree {
  const { country, lang, filledByTexts: own = [] } = tree
  const bundle = country === 'gl' ? bundles[lang] : undefined
  return bundle ? { ...tree, filledByTexts: [...own, ...filledByTexts(bundle)] } : tree
}

const brazil = { country: 'br', countryId: '76' }

/** The ids of the three trees; tests state every other tree themselves. */
export const treeIds = {
  gl: { prefix: 'gl', country: 'gl', countryId: '1', env: 'prod', lang: 'eng' },
  chinese: { prefix: 'gl-prod-zho', country: 'gl', countryId: '1', env: 'prod', lang: 'zho' },
  br: { prefix: 'br', ...brazil, env: 'prod', lang: 'por' }
} as const satisfies Record<string, TreeId>

export function anIndex(overrides: Partial<SiteIndex> = {}): SiteIndex {
  const pages = {
    productIds: ['4101'],
    cropIds: ['3001'],
    problematicIds: ['6001'],
    postIds: ['1'],
    dates: {},
    reportGroupIds: []
  }
  return {
    contentEnv: 'prod',
    pulledAt: '2026-11-02T08:00:00.000Z',
    countries: [
      { id: '1', iso: 'gl', name: 'Global', type: 'internal_website', lang: 'eng' },
      { id: '76', iso: 'br', name: 'Brazil', type: 'internal_website', lang: 'por' },
      {
        id: '276',
        iso: 'de',
        name: 'Germany',
        type: 'external_website',
        externalWebsite: 'https://partner.example/'
      },
      { id: '392', iso: 'jp', name: 'Japan', type: 'product_commercialization' },
      { id: '250', iso: 'fr', name: 'France', type: 'contact_form' }
    ],
    chineseNames: { 1: '全球', 76: '巴西', 276: '德国', 392: '日本', 250: '法国' },
    trees: Object.values(treeIds).map(tree => ({ ...tree, ...pages })),
    ...overrides
  }
}

export function aContent(overrides: Partial<TreeContent> = {}): TreeContent {
  return {
    tree: treeIds.gl,
    bundle: {},
    hero: { content: { background_type: 'video' } },
    footer: { content: {} },
    families: [{ id: '2001', description: 'Herbicides' }],
    posts: [aPost()],
    blogCategories: { content: [] },
    team: { content: [] },
    testimonials: { content: [] },
    portfolio: { content: [] },
    plants: { content: [] },
    infoDocuments: { content: [] },
    reportGroups: { content: [] },
    reports: {},
    timeline: { content: [] },
    platform: { content: [] },
    sections: sections(),
    crops: [{ id: '3001', description: 'Maize' }],
    activeIngredients: [{ id: '5001', description: 'Nicosulfuron' }],
    benefits: [],
    formulations: [{ id: 'OD', description: 'Oil dispersion' }],
    filterFamilies: [{ id: '2001', description: 'Herbicides' }],
    regions: {},
    ...overrides
  }
}

function sections() {
  const entries = sectionSlugs.map(slug => [slug, { content: { title: slug, items: [] } }])
  return Object.fromEntries(entries) as TreeContent['sections']
}

/** The schema adds the empty lists. */
export function aProduct(overrides: Partial<ProductDetailRecord> = {}): ProductDetailRecord {
  const required = { id: '4101', brandname: 'Marinada', family_id: '2001' }
  return { ...productDetail.parse(required), ...overrides }
}

export function aPost(overrides: Partial<Post> = {}): Post {
  return { id: '1', title: 'What a label says', tags: [], ...overrides }
}
