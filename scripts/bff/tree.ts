import type { Context } from 'hono'
import { DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Tree } from './answers/answer.ts'
import type { DataSource } from './data.ts'

export type ReadTree = (context: Context) => Tree

/** Reads a tree from the headers of a call. What the data does not know reads as the global site in English. */
export function createTreeReader({ countries, bundles }: DataSource): ReadTree {
  const known = new Set(countries.map(({ iso_country }) => iso_country))
  return ({ req }) => {
    const country = req.header('isocountry')?.toLowerCase() ?? ''
    const lang = req.header('lang') ?? ''
    return {
      country: known.has(country) ? country : GLOBAL_COUNTRY,
      env: req.header('env') === 'preview' ? 'preview' : 'prod',
      lang: Object.hasOwn(bundles, lang) ? lang : DEFAULT_LANG
    }
  }
}
