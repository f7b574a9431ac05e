import { describe, expect, test } from 'vitest'
import { buildCountries, ownLanguages } from '#snapshot/countries.ts'
import { aCountry, aGlobalRecord } from './a-country.ts'

describe('the country list', () => {
  test('is sorted by id', () => {
    const countries = buildCountries([
      aCountry({ id: '14', iso: 'au' }),
      aCountry({ id: '2', iso: 'af' }),
      aGlobalRecord()
    ])
    expect(countries.map(({ id }) => id)).toEqual(['1', '2', '14'])
  })

  test('fills the region and language of a country from the global record', () => {
    const global = aGlobalRecord({ region: 'World', lang: 'fra' })
    const [, country] = buildCountries([global, aCountry()])
    expect(country).toMatchObject({ region: 'World', lang: 'fra' })
  })

  test('never borrows a value that decides which trees exist', () => {
    const global = aGlobalRecord({
      languages: ['zho'],
      type: 'external_website',
      externalWebsite: 'https://global.example/'
    })
    const [, country] = buildCountries([global, aCountry({ type: 'contact_form' })])
    expect(country).toMatchObject({ type: 'contact_form', externalWebsite: undefined })
    expect(country?.languages).toBeUndefined()
  })

  test('has the global site in English and Chinese when it does not say otherwise', () => {
    expect(buildCountries([aGlobalRecord()])).toMatchObject([{ lang: 'eng', languages: ['zho'] }])
    const silent = buildCountries([aGlobalRecord({ languages: [] })])
    expect(silent).toMatchObject([{ languages: [] }])
  })

  test('knows the language of each country', () => {
    const countries = buildCountries([aGlobalRecord(), aCountry({ lang: 'por' })])
    expect([...ownLanguages(countries)]).toEqual([
      ['gl', 'eng'],
      ['br', 'por']
    ])
  })

  test.each([
    [
      'two countries with one code',
      [aGlobalRecord(), aCountry(), aCountry({ id: '33' })],
      'countries.json: records 32 and 33 have the same code "br". Leave one of them in the BFF.'
    ],
    ['no global record', [aCountry()], 'record 1 is missing, but must be the global record "gl"'],
    ['another country as record 1', [aCountry({ id: '1' })], 'record 1 has the code "br"'],
    [
      'Greenland under the code of the global site',
      [aGlobalRecord(), aCountry({ id: '87', iso: 'gl' })],
      'records 1 and 87 have the same code "gl"'
    ]
  ])('with %s stops the build', (_, records, message) => {
    expect(() => buildCountries(records)).toThrow(message)
  })
})
