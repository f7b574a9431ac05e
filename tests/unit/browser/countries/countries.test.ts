import { describe, expect, test } from 'vitest'
import { findCountries, type ListedCountry } from '#browser/countries/countries.ts'

const country = (iso: string, name: string, more: Partial<ListedCountry> = {}): ListedCountry => ({
  iso,
  name,
  type: 'contact_form',
  href: `/gl/product-b2b-contact/${iso}`,
  ...more
})

/** As a Portuguese page lists them. */
const countries = [
  country('br', 'Brasil', { english: 'Brazil' }),
  country('bn', 'Brunei'),
  country('ci', 'Costa do Marfim', {
    english: 'Côte d’Ivoire',
    own: { text: 'Côte d’Ivoire', lang: 'fr' }
  }),
  country('de', 'Alemanha', { english: 'Germany', own: { text: 'Deutschland', lang: 'de' } }),
  country('gi', 'Gibraltar'),
  country('th', 'Tailândia', { english: 'Thailand', own: { text: 'ไทย', lang: 'th' } }),
  country('cn', 'China', { own: { text: '中国', lang: 'zh' } }),
  country('sa', 'Arábia Saudita', { english: 'Saudi Arabia' }),
  country('us', 'Estados Unidos', { english: 'United States' })
]
const found = (query: string) => findCountries(countries, query).map(({ iso }) => iso)

describe('searching a country', () => {
  test.each([
    ['its name here', 'alema', ['de']],
    ['its English name', 'germ', ['de']],
    ['its own name', 'deutsch', ['de']],
    ['its own letters', '中', ['cn']],
    ['Thai letters', 'ไท', ['th']],
    ['no accents', 'tailandia', ['th']],
    ['no apostrophe', "cote d'ivoire", ['ci']],
    ['capitals and spaces', '  BRASIL ', ['br']],
    ['a later word', 'marfim', ['ci']],
    ['its name in another language', 'allemagne', ['de']],
    ['a name that people use', 'ivory coast', ['ci']],
    ['other spaces', 'cote divoire', ['ci']],
    ['letters with points', 'U.S.A.', ['us']],
    ['letters that its people use', 'ksa', ['sa']],
    ['a short name that people use', 'saudia', ['sa']],
    ['its long name in its own letters', 'ประเทศไทย', ['th']],
    ['a name with a wrong letter', 'germeny', ['de']],
    ['a name without a letter', 'gibraltr', ['gi']],
    ['a name in other letters with an error', 'Таиланнд', ['th']]
  ])('finds it by %s', (_, query, isos) => {
    expect(found(query)).toEqual(isos)
  })

  test.each(['xyzzy', 'gemeni', 'chi na lu'])('finds none for %s, which is no name', query => {
    expect(found(query)).toEqual([])
  })

  test('puts a name with a missing letter before one with a letter too many', () => {
    const alike = [country('at', 'Austria'), country('au', 'Australia'), country('ao', 'Angola')]
    expect(findCountries(alike, 'austrlia').map(({ iso }) => iso)).toEqual(['au', 'at'])
  })

  test.each([
    ['England', 'gb', 'Inglaterra Англия إنجلترا انجلترا อังกฤษ Scotland'],
    ['Holland', 'nl', 'Holanda Голландия'],
    ['Belarus', 'by', 'Белоруссия'],
    ['Iran', 'ir', 'Persia Персия'],
    ['Indonesia', 'id', '印尼']
  ])('knows %s by the names that people use, and never as another country', (_, iso, words) => {
    const all = ['ar', 'ai', 'xg', 'ie', 'gb', 'nl', 'by', 'bq', 'ir', 'iq', 'in', 'id', 'pe'].map(
      iso => country(iso, iso)
    )
    for (const word of words.split(' '))
      expect(findCountries(all, word).map(({ iso }) => iso)[0]).toBe(iso)
  })

  test.each([
    ['koria', ['kr']],
    ['vietman', ['vn']],
    ['Ελλάδα', ['gr']],
    ['domincan', ['do']],
    ['южная африка', ['za']]
  ])('knows which country %s is, though it is a part of a name or another name', (words, isos) => {
    const all = ['kr', 'do', 'dm', 'za', 'cr', 'hr', 'vn', 'gr'].map(iso => country(iso, iso))
    expect(findCountries(all, words).map(({ iso }) => iso)).toEqual(isos)
  })

  test('puts the code first, then the names that start so, then all others with it', () => {
    expect(found('br')).toEqual(['br', 'bn', 'gi'])
  })

  test('puts the country that is called so before those whose names begin with it', () => {
    const named = [
      country('ua', 'Ukraine'),
      country('gb', 'United Kingdom'),
      country('vi', 'U.S. Virgin Islands'),
      country('us', 'United States')
    ]
    const isosFor = (query: string) => findCountries(named, query).map(({ iso }) => iso)
    expect(isosFor('u.s.')).toEqual(['us', 'vi'])
    expect(isosFor('u.k.')).toEqual(['gb', 'ua'])
  })

  test('finds all by nothing, and none by nonsense', () => {
    expect(found(' ')).toHaveLength(countries.length)
    expect(found('xyzz')).toEqual([])
  })
})
