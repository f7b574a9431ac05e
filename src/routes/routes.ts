/** How often a page changes, in the terms of the sitemap protocol. */
type Frequency = 'daily' | 'weekly' | 'monthly' | 'yearly'

/** Screens that have screens below them. */
export type ParentRoute =
  | 'home'
  | 'company'
  | 'serviceUnits'
  | 'news'
  | 'solutions'
  | 'productList'
  | 'investors'
  | 'contact'

/**
 * One screen of the site. `trees`: in every tree or in the global ones only. `parent`: the screen above it, home when
 * missing. `isOptional`: only in trees with content for it (`snapshot/filled-routes.ts`). `isLocal`: the same id means
 * another thing in another country. `isListed: false`: not in the sitemap.
 * `isIndexed: false`: not in search engines. `isShared: false`: no preview picture and no canonical address.
 */
type Route = {
  path: `/:tree${string}`
  frequency: Frequency
  priority: number
  trees?: 'all' | 'global' | 'gl'
  parent?: ParentRoute
  isOptional?: true
  isLocal?: true
  isListed?: false
  isIndexed?: false
  isShared?: false
}

/**
 * Every screen. Tests compare pages, navigation and sitemap with this table; its keys are those of a bundle's `meta`.
 */
export const routes = {
  home: { path: '/:tree', frequency: 'daily', priority: 1 },
  company: { path: '/:tree/company', frequency: 'monthly', priority: 0.7 },
  careers: {
    path: '/:tree/careers',
    frequency: 'weekly',
    priority: 0.5,
    parent: 'company',
    isOptional: true
  },
  serviceUnits: { path: '/:tree/serviceunits', frequency: 'monthly', priority: 0.7 },
  news: { path: '/:tree/news', frequency: 'weekly', priority: 0.7 },
  newsDetail: {
    path: '/:tree/news/:id',
    frequency: 'weekly',
    priority: 0.6,
    parent: 'news',
    isLocal: true,
    isListed: false
  },
  press: {
    path: '/:tree/press',
    frequency: 'monthly',
    priority: 0.5,
    parent: 'news',
    isOptional: true
  },
  contact: { path: '/:tree/contact-us', frequency: 'monthly', priority: 0.6 },
  solutions: { path: '/:tree/solutions', frequency: 'monthly', priority: 0.7 },
  smartGrowing: {
    path: '/:tree/smart-growing',
    frequency: 'monthly',
    priority: 0.7,
    parent: 'serviceUnits'
  },
  businessPartners: {
    path: '/:tree/business-partners',
    frequency: 'monthly',
    priority: 0.7,
    parent: 'serviceUnits'
  },
  bioSolutions: {
    path: '/:tree/bio-solutions',
    frequency: 'monthly',
    priority: 0.7,
    parent: 'serviceUnits'
  },
  nonCrop: { path: '/:tree/non-crop', frequency: 'monthly', priority: 0.7, parent: 'serviceUnits' },
  design: { path: '/:tree/design', frequency: 'monthly', priority: 0.7, parent: 'serviceUnits' },
  privacy: { path: '/:tree/privacy-statement', frequency: 'yearly', priority: 0.5 },
  terms: { path: '/:tree/terms-and-conditions', frequency: 'yearly', priority: 0.5 },
  productList: { path: '/:tree/product-list', frequency: 'monthly', priority: 0.8 },
  product: {
    path: '/:tree/product/:id',
    frequency: 'monthly',
    priority: 0.9,
    parent: 'productList',
    isLocal: true
  },
  crop: {
    path: '/:tree/crop/:id',
    frequency: 'monthly',
    priority: 0.8,
    parent: 'productList',
    isLocal: true
  },
  problem: {
    path: '/:tree/problem/:id',
    frequency: 'monthly',
    priority: 0.8,
    parent: 'productList',
    isLocal: true
  },
  compare: {
    path: '/:tree/compare',
    frequency: 'monthly',
    priority: 0.1,
    parent: 'productList',
    isIndexed: false
  },
  productGlobalList: {
    path: '/:tree/product-global-list',
    frequency: 'monthly',
    priority: 0.6,
    parent: 'solutions'
  },
  productB2bList: {
    path: '/:tree/product-b2b-list/:id',
    frequency: 'monthly',
    priority: 0.6,
    trees: 'global',
    parent: 'solutions'
  },
  productB2bContact: {
    path: '/:tree/product-b2b-contact/:id',
    frequency: 'monthly',
    priority: 0.6,
    trees: 'global',
    parent: 'contact'
  },
  info: {
    path: '/:tree/info',
    frequency: 'yearly',
    priority: 0.7,
    parent: 'investors',
    isOptional: true
  },
  investors: { path: '/:tree/investors', frequency: 'yearly', priority: 0.7, isOptional: true },
  reports: { path: '/:tree/reports/:id', frequency: 'yearly', priority: 0.7, parent: 'investors' },
  customSolutions: {
    path: '/:tree/custom-solutions',
    frequency: 'yearly',
    priority: 0.7,
    parent: 'serviceUnits'
  },
  kept: { path: '/:tree/kept', frequency: 'monthly', priority: 0.1, isIndexed: false },
  search: { path: '/:tree/search', frequency: 'monthly', priority: 0.1, isIndexed: false },
  notFound: {
    path: '/:tree/404',
    frequency: 'monthly',
    priority: 0.1,
    isIndexed: false,
    isShared: false
  },
  pageNotFound: {
    path: '/:tree/pagenotfound',
    frequency: 'monthly',
    priority: 0.1,
    trees: 'gl',
    isIndexed: false,
    isShared: false
  }
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
type PathOf<Name extends RouteName> = (typeof routes)[Name]['path']

/** Routes that need an id, and routes that do not. */
export type DetailRoute = {
  [Name in RouteName]: PathOf<Name> extends `${string}/:id` ? Name : never
}[RouteName]
export type FixedRoute = Exclude<RouteName, DetailRoute>
/** Routes that only some trees have. */
export type OptionalRoute = {
  [Name in RouteName]: (typeof routes)[Name] extends { isOptional: true } ? Name : never
}[RouteName]

/** The screens above a screen, nearest first, ending with home. */
export function ancestorsOf(route: RouteName): ParentRoute[] {
  if (route === 'home') return []
  const { parent }: { parent: ParentRoute } = { parent: 'home', ...routes[route] }
  return [parent, ...ancestorsOf(parent)]
}

export const routeNames = Object.keys(routes) as RouteName[]
