import { describe, expect, test } from 'vitest'
import { treeIds } from '#snapshot/tree-ids.ts'
import { buildCountries } from '#snapshot/countries.ts'
import { aCountry, aGlobalRecord } from './a-country.ts'

const countries = buildCountries([
  aCountry({ id: '5', iso: 'th', lang: 'tha', languages: ['eng'] }),
  aGlobalRecord(),
  aCountry({ id: '3', iso: 'br', lang: 'por', languages: ['por'] }),
  aCountry({ id: '4', iso: 'de', type: 'contact_form' }),
  aCountry({ id: '6', iso: 'xg', type: 'product_commercialization', languages: ['zho'] })
])
const prefixes = (env: 'prod' | 'preview') => treeIds(countries, env).map(({ prefix }) => prefix)

describe('the trees of a site', () => {
  test('are the global ones and those of countries with a site, each in its languages', () => {
    expect(prefixes('prod')).toEqual(['gl', 'gl-prod-zho', 'br', 'th', 'th-prod-eng'])
  })

  test('are in a preview the same and one for every country besides', () => {
    const preview = ['gl-preview', 'gl-preview-zho', 'br-preview', 'de-preview']
    const last = ['th-preview', 'th-preview-eng', 'xg-preview', 'xg-preview-zho']
    expect(prefixes('preview')).toEqual([...prefixes('prod'), ...preview, ...last])
  })

  test('carry the country, environment and language to ask the BFF with', () => {
    expect(treeIds(countries, 'preview').at(-3)).toEqual({
      prefix: 'th-preview-eng',
      country: 'th',
      countryId: '5',
      env: 'preview',
      lang: 'eng'
    })
  })
})
