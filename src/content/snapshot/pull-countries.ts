import { fetchContent, type Source } from '#bff/calls.ts'
import type { Asker } from '#bff/request.ts'
import { CHINESE, DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Country } from '#contract/country.ts'
import { awaitAll } from '#lib/await-all.ts'
import { buildCountries } from './countries.ts'

/** Who asks for what no tree owns: the country list and files. */
export const siteAsker: Asker = {
  prefix: 'site',
  country: GLOBAL_COUNTRY,
  env: 'prod',
  lang: DEFAULT_LANG
}

type Countries = { countries: Country[]; chineseNames: Record<string, string> }

export async function pullCountries(source: Source): Promise<Countries> {
  const inChinese = { ...source, asker: { ...source.asker, lang: CHINESE } }
  const { countries, names } = await awaitAll({
    countries: fetchContent(source, 'countries'),
    names: fetchContent(inChinese, 'countriesInChinese')
  })
  return {
    countries: buildCountries(countries),
    chineseNames: Object.fromEntries(names.map(({ id, name }) => [id, name]))
  }
}
