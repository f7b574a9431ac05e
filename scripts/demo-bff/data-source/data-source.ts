import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { EndpointName } from '#contract/endpoints.ts'
import type { Question } from '../answers/answer.ts'
import type {
  B2bRow,
  BundleData,
  ByKey,
  Content,
  CountryBundle,
  CountryData,
  Entry,
  GlobalRow,
  GrowingMonth,
  Listing,
  Office,
  PostData,
  SpeciesEntry,
  StockProduct,
  Texts
} from './types.ts'
import { merge } from './merge.ts'
import { dataFolder, readData } from './read-json.ts'

/** Everything that the embedded BFF answers from; data/README.md describes the parts. */
export type DataSource = {
  countries: CountryData[]
  families: (Entry & { icon_src: string; aliases?: string[] })[]
  compositions: Entry[]
  crops: SpeciesEntry[]
  /** By country and crop. */
  cropCalendars: ByKey<ByKey<GrowingMonth[]>>
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
  /** Changes each answer before it is sent. */
  change?: Change
}

/** Replaces an answer; `undefined` is a 404. */
export type Change = (answer: unknown, call: Called) => unknown
export type Called = Omit<Question, 'data'> & { name: EndpointName }

/** The demo data. */
export function readDemoData(): DataSource {
  return {
    countries: readData('countries.json'),
    families: readData('families.json'),
    compositions: readData('compositions.json'),
    crops: readData('crops.json'),
    cropCalendars: readData('crop-calendars.json'),
    problematics: readData('problematics.json'),
    types: readData('types.json'),
    benefits: readData('benefits.json'),
    modesOfAction: readData('modes-of-action.json'),
    toxicologicalClasses: readData('toxicological-classes.json'),
    calibres: readData('calibres.json'),
    timings: readData('timings.json'),
    units: readData('units.json'),
    documentKinds: readData('document-kinds.json'),
    products: readData('products.json'),
    listings: readData('listings.json'),
    b2b: readData('b2b.json'),
    globalProducts: readData('global.json'),
    header: readData('header.json'),
    footer: readData('footer.json'),
    team: readData('team.json'),
    testimonials: readData('testimonials.json'),
    plants: readData('plants.json'),
    timeline: readData('timeline.json'),
    platform: readData('platform.json'),
    portfolio: readData('portfolio.json'),
    infoDisclosure: readData('info-disclosure.json'),
    reportCategories: readData('report-categories.json'),
    reports: readData('reports.json'),
    sections: readData('sections.json'),
    regions: readData('regions.json'),
    offices: readData('contact-info.json'),
    posts: Object.values(readFolder<PostData>('posts')),
    blogCategories: readData('blog-categories.json'),
    bundles: { ...readFolder<BundleData>('bundles'), eng: demoEnglish() },
    countryBundles: readFolder('bundles/country'),
    broken: readData('broken.json')
  }
}

/** The site's own English with the demo company's own texts. */
export function demoEnglish(): BundleData {
  return merge(readData('../../../src/content/texts/english.json'), readData('bundles/eng.json'))
}

/** The value of an own key: a key of a request may be the name of an inherited property. */
export function ownValue<Value>(values: ByKey<Value>, key: string): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}

/** Every JSON file of a folder, by its name without the extension. */
function readFolder<Shape>(folder: string): Record<string, Shape> {
  const names = readdirSync(join(dataFolder, folder)).filter(name => name.endsWith('.json'))
  return Object.fromEntries(
    names.sort().map(name => [basename(name, '.json'), readData<Shape>(`${folder}/${name}`)])
  )
}
