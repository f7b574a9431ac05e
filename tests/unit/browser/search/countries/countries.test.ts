import { describe, expect, test } from 'vitest'
import { bestOf } from '#browser/search/answer/best.ts'
import {
  type CountriesFile,
  openCountryNames,
  withCountries
} from '#browser/search/countries/countries.ts'
import { askEverything } from '#browser/search/answer/everything.ts'
import { engineFor, entry } from '../an-engine.ts'

const country = (iso: string, name: string, type = 'contact_form', english?: string) => ({
  iso,
  name,
  english,
  type,
  href: type === 'internal_website' ? `/${iso}` : `/gl/product-b2b-contact/${iso}`
})

const file: CountriesFile = {
  current: 'mx',
  texts: { internal_website: { text: 'Our site' }, contact_form: { text: 'Contact' } },
  groups: [
    {
      countries: [
        country('gl', 'Global', 'internal_website'),
        country('br', 'Brasil', 'internal_website', 'Brazil'),
        country('mx', 'México', 'internal_website', 'Mexico'),
        country('ru', 'Rusia', 'internal_website', 'Russia'),
        country('us', 'Estados Unidos', 'contact_form', 'United States'),
        country('cl', 'Chile'),
        country('gn', 'Guinea'),
        country('pg', 'Papúa Nueva Guinea'),
        country('de', 'Alemania', 'contact_form', 'Germany')
      ]
    }
  ]
}

const engine = engineFor([
  entry('crop:soybean', 'Soja', { names: ['Soybean'] }),
  entry('crop:pepper', 'Pimiento', { names: ['chile'] }),
  entry('product:1', 'Azos', { names: ['Azospirillum brasilense', 'Soja'] }),
  entry('product:2', 'Brasi N', { names: ['Soja'] }),
  entry('post:1', 'Soy rust in Brazil'),
  entry('post:2', '巴布亚新几内亚的水稻'),
  entry('page:contact', 'Contact')
])
const ask = withCountries(query => askEverything(engine, query), file, await openCountryNames(file))
const countryIn = (query: string) => ask(query).results.find(({ kind }) => kind === 'country')?.path

describe('the name of a country', () => {
  test.each([
    'Brazil',
    'Brasil',
    'Brésil',
    '巴西',
    'บราซิล',
    'Бразилия',
    'в Бразилии',
    'البرازيل',
    'in Brazil',
    'em Brasil',
    'contact Brazil'
  ])('leads to its site first: %s', query => {
    const answer = ask(query)
    expect(bestOf(answer)).toMatchObject({ kind: 'country', path: '/br', line: 'Our site' })
    expect(answer.isClose).toBe(false)
  })

  test.each(['Brasil', 'soja Brasil'])(
    'finds no product that begins with it or is like it, but what has its name in another language: %s',
    query => {
      const ids = ask(query).results.map(({ id }) => id)
      expect(ids).toContain('country:br')
      expect(ids.filter(id => id.startsWith('product:')).toSorted()).toEqual(
        query === 'Brasil' ? [] : ['product:1', 'product:2']
      )
      expect(ask('Brasil').results.map(({ id }) => id)).toContain('post:1')
    }
  )

  test('also finds the texts with a name without spaces', () => {
    expect(ask('巴布亚新几内亚').results.map(({ id }) => id)).toEqual(['country:pg', 'post:2'])
  })

  test('leads to the page of its team, where it has no site', () => {
    expect(bestOf(ask('Германия'))?.path).toBe('/gl/product-b2b-contact/de')
  })

  test('comes after what the catalogue calls so', () => {
    expect(bestOf(ask('chile'))?.id).toBe('crop:pepper')
    expect(countryIn('chile')).toBe('/gl/product-b2b-contact/cl')
  })

  test('is no answer where it is a part of other words, or like them', () => {
    expect(['guinea grass', 'contact us', 'Brazil nut', 'chila', 'global'].map(countryIn)).toEqual(
      Array(5).fill(undefined)
    )
  })
})

describe('the name of a country beside something of the catalogue', () => {
  test.each(['soybean Brazil', 'soja no Brasil', 'soja in Бразилия'])(
    'answers what is asked for here, and leads to the same search there: %s',
    query => {
      const { results } = ask(query)
      expect(results.map(({ id }) => id)).toContain('crop:soybean')
      expect(countryIn(query)).toMatch(/^\/br\/search\?q=soy?(ja|bean)/)
    }
  )

  test.each(['azos Alemania', 'Azos Германия'])(
    'leads to the page of its team, where a product is named and the country has no site: %s',
    query => {
      expect(ask(query).results.map(({ id }) => id)).toEqual(['product:1', 'country:de'])
      expect(countryIn(query)).toBe('/gl/product-b2b-contact/de')
    }
  )

  test('leads nowhere else, where it is the country of the page or has no site', () => {
    expect(bestOf(ask('soja México'))?.id).toBe('crop:soybean')
    expect([countryIn('soja México'), countryIn('soja Alemania')]).toEqual([undefined, undefined])
  })
})
