import { fetchContent, type Source } from '#bff/calls.ts'
import type { CallFinding } from '#bff/finding.ts'
import type { RequestContext } from '#bff/request.ts'
import { CHINESE, DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Country } from '#contract/country.ts'
import { endpoints } from '#contract/endpoints.ts'
import { awaitAll } from '#lib/await-all.ts'
import { buildCountries } from './countries.ts'

/** The context of requests that belong to no tree: the country list and files. */
export const siteContext: RequestContext = {
  prefix: 'site',
  country: GLOBAL_COUNTRY,
  env: 'prod',
  lang: DEFAULT_LANG
}

export type Countries = { countries: Country[]; chineseNames: Record<string, string> }

export async function pullCountries(source: Source): Promise<Countries> {
  const inChinese = { ...source, context: { ...source.context, lang: CHINESE } }
  const { countries, names } = await awaitAll({
    countries: fetchContent(source, 'countries'),
    names: fetchContent(inChinese, 'countriesInChinese')
  })
  const built = buildCountries(countries)
  const chineseNames = Object.fromEntries(names.map(({ id, name }) => [id, name]))
  for (const country of built)
    if (chineseNames[country.id] === undefined) source.report(withoutChineseName(country))
  return { countries: built, chineseNames }
}

function withoutChineseName({ id, name }: Country): CallFinding {
  const call = `GET ${endpoints.countriesInChinese.path}`
  const message = `${call} does not name country ${id}: Chinese pages call it "${name}".`
  const where = { tree: siteContext.prefix, call, record: id, field: 'name' }
  return { kind: 'default', ...where, expected: 'a name in Chinese', received: 'nothing', message }
}
