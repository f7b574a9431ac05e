import type { Context } from 'hono'
import { DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import { formatPrefix, parsePrefix } from '#routes/prefix.ts'
import type { Tree } from '../answers/answer.ts'
import type { DataSource } from '../data-source/data-source.ts'

export type ReadTree = (context: Context) => Tree

/** Reads a tree from the headers of a call. An unknown tree reads as the global site in English. */
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

/** Reads a tree from its prefix, as a plain form sends it, and answers its canonical prefix too. */
export function createPrefixReader({ countries, bundles }: DataSource) {
  const own = new Map(
    countries.map(({ iso_country, lang = DEFAULT_LANG }) => [iso_country, lang] as const)
  )
  return (segment: string): Tree & { prefix: string } => {
    const parsed = parsePrefix(segment, own)
    const lang = parsed.lang || (own.get(parsed.country) ?? DEFAULT_LANG)
    return {
      ...parsed,
      lang: Object.hasOwn(bundles, lang) ? lang : DEFAULT_LANG,
      prefix: formatPrefix(parsed, own)
    }
  }
}
