import { type DataSource, readDemoData } from '../../scripts/demo-bff/data-source/data-source.ts'
import { type Bff, startBff } from '../../scripts/demo-bff/server/server.ts'

/** The demo with three sites, a country with a B2B list, one with a contact form, and five products in each site. */
export function startSmallBff(): Promise<Bff> {
  return startBff({ data: smallData() })
}

export function smallData(): DataSource {
  const demo = readDemoData()
  const isKept = ({ iso_country }: { iso_country: string }) =>
    ['gl', 'br', 'uz', 'az', 'ad'].includes(iso_country)
  const listings = Object.entries(demo.listings).map(
    ([iso, list]) => [iso, list?.slice(0, 5)] as const
  )
  return {
    ...demo,
    countries: demo.countries.filter(isKept),
    listings: Object.fromEntries(listings)
  }
}
