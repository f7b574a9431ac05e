import type { EndpointName } from '#contract/endpoints.ts'
import type { Answer } from './answer.ts'
import { bundle, furtherBundle } from './bundles.ts'
import {
  b2bProducts,
  benefits,
  crops,
  entries,
  families,
  globalProducts,
  product,
  products,
  regions
} from './catalogue.ts'
import { content, footer, header, reports, section, team } from './company.ts'
import { countries } from './countries.ts'
import { blogCategories, posts } from './news.ts'

/** The answer of each call of the contract, before it is converted for the wire. */
export const answers: Readonly<Record<EndpointName, Answer>> = {
  header,
  families,
  posts,
  blogCategories,
  footer,
  team,
  testimonials: content('testimonials'),
  products,
  product,
  crops,
  activeIngredients: entries('compositions'),
  benefits,
  formulations: entries('types'),
  filterFamilies: entries('families'),
  b2bProducts,
  globalProducts,
  portfolio: content('portfolio'),
  plants: content('plants'),
  infoDocuments: content('infoDisclosure'),
  reportGroups: content('reportCategories'),
  reports,
  timeline: content('timeline'),
  platform: content('platform'),
  regions,
  section,
  countries: countries('name'),
  countriesInChinese: countries('name_zho'),
  bundle,
  furtherBundle
}
