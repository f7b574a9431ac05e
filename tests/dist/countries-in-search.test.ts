import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { askEverything } from '#browser/search/answer/everything.ts'
import {
  type CountriesFile,
  openCountryNames,
  withCountries
} from '#browser/search/countries/countries.ts'
import { openSearch } from '../helpers/a-search.ts'
import { dist } from '../helpers/site.ts'

/** How many results the search page and the list of products of a tree have. */
async function countsOf(prefix: string, query: string): Promise<number[]> {
  const [path = ''] = globSync(`${dist}/_assets/countries-${prefix}.*.json`)
  const file = JSON.parse(readFileSync(path, 'utf8')) as CountriesFile
  const find = await openCountryNames(file)
  const { engine } = openSearch(prefix)
  const ofPage = withCountries((text: string) => askEverything(engine, text), file, find)
  const ofList = withCountries((text: string) => engine(text, ['product']), file, find)
  return [ofPage(query).results.length, ofList(query).results.length]
}

test.each([
  ['id', 'chile trips'],
  ['id', 'chili thrips'],
  ['cn', 'chile trips']
])(
  'in %s, the chile of “%s” is a pepper, against whose thrips nothing is listed',
  async (prefix, query) => {
    expect(await countsOf(prefix, query)).toEqual([0, 0])
  }
)

test('a country beside a crop is a country: padi Brasil', async () => {
  for (const count of await countsOf('id', 'padi Brasil')) expect(count).toBeGreaterThan(20)
})
