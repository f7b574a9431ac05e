import { DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'

export type ContentEnv = 'prod' | 'preview'

/** What the first path segment of a tree says. An empty `lang` means the country's own language. */
export type Prefix = { country: string; env: ContentEnv; lang: string }

/** The countries that exist and the language of each. */
export type OwnLanguages = ReadonlyMap<string, string>

/**
 * Reads `{country}`, `{country}-{env}`, `{country}-{env}-{lang}` or `{country}-preview-{lang}`. Never fails: anything
 * unknown (`undefined`, `null`, a country that is not in `countries`) reads as the global site.
 */
export function parsePrefix(segment: string, countries: OwnLanguages): Prefix {
  const [country = '', env = '', lang = ''] = segment.toLowerCase().split('-')
  return {
    country: countries.has(country) ? country : GLOBAL_COUNTRY,
    env: env === 'preview' ? 'preview' : 'prod',
    lang: /^[a-z]{3}$/.test(lang) ? lang : ''
  }
}

/** The canonical segment: it leaves out the country's own language, and `prod` where no language follows. */
export function formatPrefix({ country, env, lang }: Prefix, countries: OwnLanguages): string {
  const own = countries.get(country) ?? DEFAULT_LANG
  const suffix = lang === '' || lang === own ? '' : `-${lang}`
  if (env === 'preview') return `${country}-preview${suffix}`
  return suffix === '' ? country : `${country}-prod${suffix}`
}
