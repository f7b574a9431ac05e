import type { App } from './app.ts'

/** What services call the code of the country they found. */
export const geoFields = ['country_code', 'countryCode', 'country'] as const

/** Where a visitor is said to be, and the field that says it. */
export type Geo = { country: string; field: (typeof geoFields)[number] }

/** `GET /geo`: where the visitor is said to be, by the query, the header or the setting of this server. */
export function addGeo(app: App, { country, field }: Geo): void {
  app.get('/geo', context => {
    const { req } = context
    const code = req.query('country') ?? req.header('x-country') ?? country
    const name = geoFields.find(name => name === req.query('field')) ?? field
    return context.json({ [name]: code.toUpperCase() }, 200, { 'cache-control': 'no-store' })
  })
}
