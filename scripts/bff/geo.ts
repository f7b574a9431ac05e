import type { App } from './app.ts'

/** `GET /geo`: where the visitor is said to be, by the query, the header or the setting of this server. */
export function addGeo(app: App, country: string): void {
  app.get('/geo', context => {
    const { req } = context
    const code = req.query('country') ?? req.header('x-country') ?? country
    return context.json({ country_code: code.toUpperCase() }, 200, { 'cache-control': 'no-store' })
  })
}
