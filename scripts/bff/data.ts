import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type {
  B2bRow,
  BundleData,
  ByKey,
  Content,
  CountryBundle,
  CountryData,
  Entry,
  GlobalRow,
  Listing,
  Office,
  PostData,
  SpeciesEntry,
  StockProduct,
  Texts
} from './data-types.ts'

/** Everything that the embedded BFF answers from; data/README.md says what each part means. */
export type DataSource = {
  countries: CountryData[]
  families: (Entry & { icon_src: string })[]
  compositions: Entry[]
  crops: SpeciesEntry[]
  problematics: SpeciesEntry[]
  types: Entry[]
  benefits: { id: string; text: Texts }[]
  modesOfAction: Entry[]
  toxicologicalClasses: (Entry & { colour: string })[]
  calibres: Entry[]
  timings: Entry[]
  units: Entry[]
  documentKinds: Entry[]
  products: StockProduct[]
  listings: ByKey<Listing[]>
  b2b: ByKey<B2bRow[]>
  globalProducts: GlobalRow[]
  header: Content
  footer: Content
  team: Content[]
  testimonials: Content[]
  plants: Content[]
  timeline: Content[]
  platform: Content[]
  portfolio: Content[]
  infoDisclosure: Content[]
  reportCategories: Content[]
  reports: ByKey<Content[]>
  sections: ByKey<Content>
  regions: ByKey<Content[]>
  offices: ByKey<Office>
  posts: PostData[]
  blogCategories: Entry[]
  /** By language. */
  bundles: ByKey<BundleData>
  countryBundles: ByKey<CountryBundle>
  /** Records that are wrong on purpose, by country and call. */
  broken: ByKey<ByKey<unknown[]>>
}

/** The demo data of this folder. */
export function readDemoData(): DataSource {
  return {
    countries: read('data/countries.json'),
    families: read('data/families.json'),
    compositions: read('data/compositions.json'),
    crops: read('data/crops.json'),
    problematics: read('data/problematics.json'),
    types: read('data/types.json'),
    benefits: read('data/benefits.json'),
    modesOfAction: read('data/modes-of-action.json'),
    toxicologicalClasses: read('data/toxicological-classes.json'),
    calibres: read('data/calibres.json'),
    timings: read('data/timings.json'),
    units: read('data/units.json'),
    documentKinds: read('data/document-kinds.json'),
    products: read('data/products.json'),
    listings: read('data/listings.json'),
    b2b: read('data/b2b.json'),
    globalProducts: read('data/global.json'),
    header: read('data/header.json'),
    footer: read('data/footer.json'),
    team: read('data/team.json'),
    testimonials: read('data/testimonials.json'),
    plants: read('data/plants.json'),
    timeline: read('data/timeline.json'),
    platform: read('data/platform.json'),
    portfolio: read('data/portfolio.json'),
    infoDisclosure: read('data/info-disclosure.json'),
    reportCategories: read('data/report-categories.json'),
    reports: read('data/reports.json'),
    sections: read('data/sections.json'),
    regions: read('data/regions.json'),
    offices: read('data/contact-info.json'),
    posts: Object.values(readFolder<PostData>('data/posts')),
    blogCategories: read('data/blog-categories.json'),
    bundles: {
      ...readFolder<BundleData>('data/bundles'),
      eng: read('../../src/texts/english.json')
    },
    countryBundles: readFolder('data/bundles/country'),
    broken: read('data/broken.json')
  }
}

/** What lies at a key that came over the wire, which may be the name of something every object has. */
export function lookUp<Value>(values: ByKey<Value>, key: string): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}

/** Every JSON file of a folder, by its name without the ending. */
function readFolder<Shape>(folder: string): Record<string, Shape> {
  const names = readdirSync(locate(folder)).filter(name => name.endsWith('.json'))
  return Object.fromEntries(
    names.sort().map(name => [basename(name, '.json'), read<Shape>(`${folder}/${name}`)])
  )
}

// The files are checked by data-check.ts, so here their shape is taken at its word.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
function read<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(locate(path), 'utf8')) as Shape
}

function locate(path: string): URL {
  return new URL(path, import.meta.url)
}
