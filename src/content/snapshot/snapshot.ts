import type { Stats } from '#bff/client.ts'
import type { Bundle } from '#contract/bundle.ts'
import type {
  Footer,
  Hero,
  PlatformItem,
  Plant,
  Region,
  Section,
  TeamMember,
  Testimonial,
  TimelineSection
} from '#contract/company.ts'
import type { Country } from '#contract/country.ts'
import type { SectionSlug } from '#contract/endpoints.ts'
import type { OptionalRoute } from '#routes/routes.ts'
import type {
  B2bProduct,
  CropRecord,
  Entry,
  Family,
  GlobalProduct,
  PortfolioFamily,
  ProductDetailRecord
} from '#contract/product.ts'
import type {
  BlogCategory,
  InfoDocument,
  Post,
  Report,
  ReportGroup
} from '#contract/publications.ts'
import type { Mark } from '#lib/mark.ts'
import type { ContentEnv } from '#routes/prefix.ts'
import type { Finding } from './finding.ts'

/** Which tree: one country in one environment and one language. */
export type TreeId = {
  prefix: string
  /** Lowercase ISO code; `gl` for the global site. */
  country: string
  countryId: string
  env: ContentEnv
  /** The BFF's language code (`eng`, `zho`, …), never empty. */
  lang: string
}

/** The content of a call that may fall back. `lang` is the BCP 47 tag of the built-in content that replaces it. */
type Sourced<Content> = { content: Content; lang?: string }

/** What most pages of a tree need. */
export type TreeContent = {
  tree: TreeId
  /** The tree's own texts; empty when the call failed. The global record's and the built-in texts fill the gaps. */
  bundle: Bundle
  hero: Sourced<Hero>
  footer: Sourced<Footer>
  families: Family[]
  posts: Post[]
  blogCategories: Sourced<BlogCategory[]>
  team: Sourced<TeamMember[]>
  testimonials: Sourced<Testimonial[]>
  portfolio: Sourced<PortfolioFamily[]>
  plants: Sourced<Plant[]>
  infoDocuments: Sourced<InfoDocument[]>
  reportGroups: Sourced<ReportGroup[]>
  /** By id of the report group. */
  reports: Record<string, Sourced<Report[]>>
  timeline: Sourced<TimelineSection[]>
  platform: Sourced<PlatformItem[]>
  sections: Record<SectionSlug, Sourced<Section>>
  crops: CropRecord[]
  activeIngredients: Entry[]
  benefits: Entry[]
  formulations: Entry[]
  filterFamilies: Entry[]
  /** By country id: the tree's own country and, in a global tree, every country with a B2B page. */
  regions: Record<string, Region[]>
}

/** The large part of a tree, which only pages with products read. */
export type TreeCatalogue = {
  products: ProductDetailRecord[]
  globalProducts: GlobalProduct[]
  /** By country id; only in global trees. */
  b2bProducts: Record<string, B2bProduct[]>
}

export type Snapshot = { content: TreeContent; catalogue: TreeCatalogue }

/** What is known of the whole site without reading a tree: enough for redirects, alternates and the list of pages. */
export type SiteIndex = {
  contentEnv: ContentEnv
  /** When the content was pulled, as ISO 8601. */
  pulledAt: string
  /** By id; names in English. */
  countries: Country[]
  /** By country id. */
  chineseNames: Record<string, string>
  /** The mark of the brand, where the BFF has one that can be drawn. */
  mark?: Mark
  /** Every tree of the site, rendered by this build or not, with the ids of its pages. */
  trees: IndexedTree[]
}

export type IndexedTree = TreeId & {
  productIds: string[]
  /** Crops and problems with at least one product. */
  cropIds: string[]
  problematicIds: string[]
  /** By id, in the language of the tree. */
  problemNames?: Record<string, string>
  postIds: string[]
  /** ISO 8601 dates of the newest post and of the last revision of each legal text, where the content names them. */
  dates: { news?: string; privacy?: string; terms?: string }
  reportGroupIds: string[]
  /** The screens that texts of its own bundle fill; those of the global record are in other trees, too. */
  filledByTexts?: OptionalRoute[]
  /** The screens that its own lists fill. */
  filledByLists?: OptionalRoute[]
  /** ISO 8601: the dates for investors in its own bundle. */
  investorDays?: string[]
  /** The names and ingredients of its products, for searches on other trees and for the same products elsewhere. */
  offered?: Offer[]
  /** What the English global lists name for countries that have no site. */
  supplied?: Supplied[]
  /** ISO 8601: when the tree was pulled, if it cannot be pulled now and stays as it was. */
  keptSince?: string
  /** The text that is shown while the site changes to this tree, where it has one of its own. */
  countryChange?: { message: string; lang: string }
}

/** `strength` is that of equal products: `lib/strength.ts`. */
export type Offer = {
  id: string
  name: string
  number?: string
  ingredientIds: string[]
  strength?: string
}

/** A product of a global list; `countryId` is that of the list. */
export type Supplied = Pick<Offer, 'id' | 'name' | 'number'> & {
  countryId: string
  strength: string
}

export type PullResult = {
  index: SiteIndex
  findings: Finding[]
  /** Prefixes of the trees that were pulled completely. */
  pulled: string[]
  /** The prefixes of trees that were taken from an earlier snapshot, because no change of them was announced. */
  unasked: string[]
  stats: Stats
}
