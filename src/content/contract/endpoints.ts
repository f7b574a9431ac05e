import type * as z from 'zod'
import { assetEndpoints } from './asset-endpoints.ts'
import {
  footer,
  hero,
  plant,
  platformItem,
  region,
  section,
  teamMember,
  testimonial,
  timelineSection
} from './company.ts'
import {
  b2bProduct,
  crop,
  entry,
  family,
  globalProduct,
  portfolioFamily,
  product,
  productDetail
} from './product.ts'
import { blogCategory, infoDocument, post, report, reportGroup } from './publications.ts'

/**
 * One call of the contract. `shape`: one record or a list. When the call fails, a `default` call uses built-in
 * content and a `stop` call ends the build.
 */
export type Endpoint = {
  host: 'bff' | 'assets'
  /** `{name}` marks parameters of the path or the query. */
  path: string
  shape: 'one' | 'list'
  schema: z.ZodType
  onFailure: 'default' | 'stop'
  /** The message that the specification gives for the failure of this call; it precedes the error's own message. */
  failure?: string
  /** The message for an empty answer, where that counts as a failure. */
  emptyFailure?: string
  /** A list with one record counts as the record. */
  isListOfOneAllowed?: boolean
  /** One unusable record stops the build. */
  isStrict?: boolean
}

export const sectionSlugs = [
  'our-offer',
  'how-we-work',
  'capabilities',
  'differences',
  'partnership',
  'why-partners',
  'contact',
  'parallax-image'
] as const
export type SectionSlug = (typeof sectionSlugs)[number]

/** Every GET of the contract. The client, the embedded BFF, its OpenAPI document and the tests use this table. */
export const endpoints = {
  header: {
    host: 'bff',
    path: '/header',
    shape: 'one',
    schema: hero,
    onFailure: 'default',
    isListOfOneAllowed: true
  },
  families: { host: 'bff', path: '/family', shape: 'list', schema: family, onFailure: 'stop' },
  posts: {
    host: 'bff',
    path: '/blog',
    shape: 'list',
    schema: post,
    onFailure: 'stop',
    failure: 'Error fetching blog data'
  },
  blogCategories: {
    host: 'bff',
    path: '/blog/categories',
    shape: 'list',
    schema: blogCategory,
    onFailure: 'default'
  },
  footer: { host: 'bff', path: '/footer', shape: 'one', schema: footer, onFailure: 'default' },
  team: { host: 'bff', path: '/team', shape: 'list', schema: teamMember, onFailure: 'default' },
  testimonials: {
    host: 'bff',
    path: '/testimonial',
    shape: 'list',
    schema: testimonial,
    onFailure: 'default'
  },
  products: {
    host: 'bff',
    path: '/localProduct',
    shape: 'list',
    schema: product,
    onFailure: 'stop'
  },
  product: {
    host: 'bff',
    path: '/localProduct/product/{id}',
    shape: 'one',
    schema: productDetail,
    onFailure: 'stop'
  },
  crops: {
    host: 'bff',
    path: '/localProduct/crops',
    shape: 'list',
    schema: crop,
    onFailure: 'stop'
  },
  activeIngredients: {
    host: 'bff',
    path: '/localProduct/compositions',
    shape: 'list',
    schema: entry,
    onFailure: 'stop'
  },
  benefits: {
    host: 'bff',
    path: '/localProduct/benefits',
    shape: 'list',
    schema: entry,
    onFailure: 'stop'
  },
  formulations: {
    host: 'bff',
    path: '/localProduct/types',
    shape: 'list',
    schema: entry,
    onFailure: 'stop'
  },
  filterFamilies: {
    host: 'bff',
    path: '/localProduct/families',
    shape: 'list',
    schema: entry,
    onFailure: 'stop'
  },
  b2bProducts: {
    host: 'bff',
    path: '/productB2B/{countryId}',
    shape: 'list',
    schema: b2bProduct,
    onFailure: 'stop'
  },
  globalProducts: {
    host: 'bff',
    path: '/productGlobal',
    shape: 'list',
    schema: globalProduct,
    onFailure: 'stop'
  },
  portfolio: {
    host: 'bff',
    path: '/webPortfolio',
    shape: 'list',
    schema: portfolioFamily,
    onFailure: 'default'
  },
  plants: { host: 'bff', path: '/webPlant', shape: 'list', schema: plant, onFailure: 'default' },
  infoDocuments: {
    host: 'bff',
    path: '/infoDisclosure',
    shape: 'list',
    schema: infoDocument,
    onFailure: 'default'
  },
  reportGroups: {
    host: 'bff',
    path: '/report/categories',
    shape: 'list',
    schema: reportGroup,
    onFailure: 'default'
  },
  reports: {
    host: 'bff',
    path: '/report?category={id}',
    shape: 'list',
    schema: report,
    onFailure: 'default'
  },
  timeline: {
    host: 'bff',
    path: '/timeline',
    shape: 'list',
    schema: timelineSection,
    onFailure: 'default',
    emptyFailure: 'The timeline is empty.'
  },
  platform: {
    host: 'bff',
    path: '/companyPlatform',
    shape: 'list',
    schema: platformItem,
    onFailure: 'default'
  },
  regions: {
    host: 'bff',
    path: '/country/regions/{countryId}',
    shape: 'list',
    schema: region,
    onFailure: 'stop'
  },
  section: {
    host: 'bff',
    path: '/api/sections/{slug}',
    shape: 'one',
    schema: section,
    onFailure: 'default'
  },
  ...assetEndpoints
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
export type RecordOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['schema']>
/** The content of a call: a record, or a list of records. */
export type ContentOf<Name extends EndpointName> = (typeof endpoints)[Name]['shape'] extends 'list'
  ? RecordOf<Name>[]
  : RecordOf<Name>
