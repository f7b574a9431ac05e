import type { App } from './app.ts'

/** The names that services use for the code of the country. */
export const geoFields = ['country_code', 'countryCode', 'country'] as const

/** The reported country of a visitor, and the field that contains it. */
export type Geo = { country: string; field: (typeof geoFields)[number] }

/** `GET /geo`: the reported country of a visitor, from the query, the header or the setting of this server. */
export function addGeo(app: App, { country, field }: Geo): void {
  app.get('/geo', context => {
    const { req } = context
    const code = req.query('country') ?? req.header('x-country') ?? country
    const name = geoFields.find(name => name === req.query('field')) ?? field
    return context.json({ [name]: code.toUpperCase() }, 200, { 'cache-control': 'no-store' })
  })
}
