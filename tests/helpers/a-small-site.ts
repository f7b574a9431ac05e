import type { DataSource } from '#scripts/demo-bff/data-source/data-source.ts'
import { generateData } from '#scripts/demo-bff/data-source/generate.ts'

/** The global site, in its two languages, with two products, two posts, and a country with a form: some hundred pages. */
export function smallSite(): DataSource {
  const data = generateData({ countries: 0, products: 2, seed: 1 })
  const isKept = ({ iso_country }: { iso_country: string }) => ['gl', 'ad'].includes(iso_country)
  return { ...data, countries: data.countries.filter(isKept), posts: data.posts.slice(0, 2) }
}
