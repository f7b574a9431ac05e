import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Answer } from '#browser/search/answer/answer.ts'
import { askEverything } from '#browser/search/answer/everything.ts'
import {
  type CountriesFile,
  openCountryNames,
  withCountries
} from '#browser/search/countries/countries.ts'
import { openSearch } from '../helpers/a-search.ts'
import { dist } from '../helpers/site.ts'

/** The answers of the search page and of the list of products of a tree. */
async function answersOf(prefix: string, query: string): Promise<Answer[]> {
  const [path = ''] = globSync(`${dist}/_assets/countries-${prefix}.*.json`)
  const file = JSON.parse(readFileSync(path, 'utf8')) as CountriesFile
  const find = await openCountryNames(file)
  const { engine } = openSearch(prefix)
  const ofPage = withCountries((text: string) => askEverything(engine, text), file, find)
  const ofList = withCountries((text: string) => engine(text, ['product']), file, find)
  return [ofPage(query), ofList(query)]
}

/** How many results they have. */
const countsOf = async (prefix: string, query: string) =>
  (await answersOf(prefix, query)).map(({ results }) => results.length)

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

test('where no pepper is listed, chile finds nothing, and the country is only close', async () => {
  for (const { results, isClose } of await answersOf('mx', 'chile')) {
    expect(isClose).toBe(true)
    expect(results.map(({ kind }) => kind)).toEqual(['country'])
  }
})
