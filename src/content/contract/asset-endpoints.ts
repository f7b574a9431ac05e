import { bundle } from './bundle.ts'
import { country, countryName } from './country.ts'
import type { Endpoint } from './endpoints.ts'

const noTranslations = 'No translations found for this language'

/** The calls that the static asset host answers. */
export const assetEndpoints = {
  countries: {
    host: 'assets',
    path: '/assets/countries.json',
    shape: 'list',
    schema: country,
    onFailure: 'stop',
    isStrict: true
  },
  countriesInChinese: {
    host: 'assets',
    path: '/assets/countries_zho.json',
    shape: 'list',
    schema: countryName,
    onFailure: 'stop'
  },
  bundle: {
    host: 'assets',
    path: '/assets/{country}/text_content/{env}/content.js',
    shape: 'one',
    schema: bundle,
    onFailure: 'default',
    emptyFailure: noTranslations
  },
  furtherBundle: {
    host: 'assets',
    path: '/assets/{country}/text_content/{env}/{lang}/content.js',
    shape: 'one',
    schema: bundle,
    onFailure: 'stop',
    emptyFailure: noTranslations
  }
} as const satisfies Record<string, Endpoint>
