import { endpoints, type Endpoint, type EndpointName } from '#contract/endpoints.ts'

/** A GET of the contract as this server offers it. */
export type Call = {
  name: EndpointName
  endpoint: Endpoint
  /** Path without a query, with `{name}` for each parameter. */
  path: string
  /** The names in the query, each with its parameter in the contract's table. */
  query: Readonly<Record<string, string>>
  purpose: string
}

const purposes: Readonly<Record<EndpointName, string>> = {
  header: 'The hero of the home page',
  families: 'Product families with their icons',
  posts: 'News posts, newest first',
  blogCategories: 'Categories of news posts, with how many posts each has',
  footer: 'Legal texts, last report and social media',
  team: 'The people who lead the company',
  testimonials: 'What growers and partners say',
  products: 'The products of a country, as the list and its filters read them',
  product: 'One product with documents, doses and registration',
  crops: 'Filter list: crops',
  activeIngredients: 'Filter list: active ingredients',
  benefits: 'Filter list: benefits',
  formulations: 'Filter list: formulation types',
  filterFamilies: 'Filter list: product families',
  b2bProducts: 'Products for trade in one country, with registration numbers',
  globalProducts: 'The global product list',
  portfolio: 'The portfolio on the home page',
  plants: 'Plants, research centres and process centres',
  infoDocuments: 'Documents of information disclosure, in Chinese',
  reportGroups: 'Groups of reports for investors',
  reports: 'The reports of one group',
  timeline: 'The history of the company',
  platform: 'The platform of the company',
  regions: 'The regions of a country',
  section: 'One section of the custom-solutions page',
  countries: 'All countries, names in English',
  countriesInChinese: 'All countries, names in Chinese',
  bundle: 'The texts of a country in its own language',
  furtherBundle: 'The texts of a country in a further language, and of gl always'
}

// The contract offers these to other clients; the site filters by itself.
const optionalQueries: Partial<Record<EndpointName, Call['query']>> = {
  posts: { tag: 'tag', category: 'category' }
}

export const calls: readonly Call[] = (Object.keys(endpoints) as EndpointName[]).map(name => {
  const [path = '', query = ''] = endpoints[name].path.split('?')
  const required = [...query.matchAll(/(\w+)=\{(\w+)\}/g)].map(([, key, parameter]) => [
    key,
    parameter
  ])
  return {
    name,
    endpoint: endpoints[name],
    path,
    query: { ...(Object.fromEntries(required) as Call['query']), ...optionalQueries[name] },
    purpose: purposes[name]
  }
})

/** The names of the `{name}` parts of a path. */
export function parametersIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** Whether the call needs its query. */
export function isQueryRequired({ endpoint }: Call): boolean {
  return endpoint.path.includes('?')
}
