import { describe, expect, test } from 'vitest'
import { namedCountry } from '#browser/countries/named-country.ts'

describe('The country of a geolocation answer', () => {
  test.each(['country_code', 'countryCode', 'country'])('is read from %s, in any case', field => {
    for (const code of ['BR', 'br', 'Br']) expect(namedCountry({ [field]: code })).toBe('br')
  })

  test('is read from the field that holds a code where another holds a name', () => {
    expect(namedCountry({ country: 'Brazil', countryCode: 'BR' })).toBe('br')
  })

  test.each([[{ country: 'Brazil' }], [{ country_code: 76 }], [{}], [[]], ['BR'], [null]])(
    'is unknown in %j',
    answer => {
      expect(namedCountry(answer)).toBeUndefined()
    }
  )
})
