type Screen = {
  path: `/:tree${string}`
  frequency: string
  priority: number
  /** The page that links to this screen, when its address has an id. */
  linkedFrom?: string
  /** The trees that have it, when not all do. */
  trees?: 'global' | 'gl'
}

/** Every screen as the specification's table has it, and below it what the table does not name. */
export const screens: readonly Screen[] = [
  { path: '/:tree', frequency: 'daily', priority: 1 },
  { path: '/:tree/company', frequency: 'monthly', priority: 0.7 },
  { path: '/:tree/careers', frequency: 'weekly', priority: 0.5 },
  { path: '/:tree/serviceunits', frequency: 'monthly', priority: 0.7 },
  { path: '/:tree/news', frequency: 'weekly', priority: 0.7 },
  { path: '/:tree/news/:id', frequency: 'weekly', priority: 0.6, linkedFrom: '/news' },
  { path: '/:tree/press', frequency: 'monthly', priority: 0.5 },
  { path: '/:tree/contact-us', frequency: 'monthly', priority: 0.6 },
  { path: '/:tree/solutions', frequency: 'monthly', priority: 0.7 },
  { path: '/:tree/smart-growing', frequency: 'monthly', priority: 0.7 },
  { path: '/:tree/business-partners', frequency: 'monthly', priority: 0.7 },
  { path: '/:tree/bio-solutions', frequency: 'monthly', priority: 0.7 },
  { path: '/:tree/non-crop', frequency: 'monthly', priority: 0.7 },
  { path: '/:tree/design', frequency: 'monthly', priority: 0.7 },
  { path: '/:tree/privacy-statement', frequency: 'yearly', priority: 0.5 },
  { path: '/:tree/terms-and-conditions', frequency: 'yearly', priority: 0.5 },
  { path: '/:tree/product-list', frequency: 'monthly', priority: 0.8 },
  { path: '/:tree/product/:id', frequency: 'monthly', priority: 0.9, linkedFrom: '/product-list' },
  { path: '/:tree/crop/:id', frequency: 'monthly', priority: 0.8, linkedFrom: '/product-list' },
  { path: '/:tree/problem/:id', frequency: 'monthly', priority: 0.8, linkedFrom: '/product-list' },
  { path: '/:tree/compare', frequency: 'monthly', priority: 0.1 },
  { path: '/:tree/product-global-list', frequency: 'monthly', priority: 0.6 },
  {
    path: '/:tree/product-b2b-list/:id',
    frequency: 'monthly',
    priority: 0.6,
    linkedFrom: '/solutions',
    trees: 'global'
  },
  {
    path: '/:tree/product-b2b-contact/:id',
    frequency: 'monthly',
    priority: 0.6,
    linkedFrom: '/solutions',
    trees: 'global'
  },
  { path: '/:tree/info', frequency: 'yearly', priority: 0.7 },
  { path: '/:tree/investors', frequency: 'yearly', priority: 0.7 },
  { path: '/:tree/reports/:id', frequency: 'yearly', priority: 0.7, linkedFrom: '/investors' },
  { path: '/:tree/custom-solutions', frequency: 'yearly', priority: 0.7 },
  { path: '/:tree/kept', frequency: 'monthly', priority: 0.1 },
  { path: '/:tree/search', frequency: 'monthly', priority: 0.1 },
  { path: '/:tree/404', frequency: 'monthly', priority: 0.1 },
  { path: '/:tree/pagenotfound', frequency: 'monthly', priority: 0.1, trees: 'gl' }
]

/** The screens that a tree has. */
export function screensOf(prefix: string): Screen[] {
  return screens.filter(({ trees }) => {
    if (trees === 'gl') return prefix === 'gl'
    return trees === undefined || ['gl', 'gl-prod-zho'].includes(prefix)
  })
}

/** The addresses of a tree without an id, as visitors type them. */
export function fixedPaths(prefix: string): string[] {
  return screensOf(prefix)
    .filter(({ linkedFrom }) => linkedFrom === undefined)
    .map(({ path }) => path.replace(':tree', prefix))
}
