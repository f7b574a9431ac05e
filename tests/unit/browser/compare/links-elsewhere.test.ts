import { expect, test } from 'vitest'
import { linksElsewhere } from '#browser/compare/links-elsewhere.ts'

const sheet = {
  elsewhere: {
    'gl-prod-eng': { href: '/gl/compare', country: 'Global' },
    'br-prod-por': { href: '/br/compare', country: 'Brazil' }
  },
  notes: { elsewhere: { text: 'Listed there: {country}' } }
}

test('products that only other countries list have a link to the comparison of each country', () => {
  const asked = ['4146', 'gl-prod-eng~4101', 'br-prod-por~4159', 'gl-prod-eng~4103']
  expect(linksElsewhere(sheet, asked)).toEqual([
    ['a', { href: '/gl/compare?ids=4101,4103', rel: 'nofollow' }, 'Listed there: Global'],
    ['a', { href: '/br/compare?ids=4159', rel: 'nofollow' }, 'Listed there: Brazil']
  ])
})

test('an id of no country, or of one without a site, has no link', () => {
  expect(linksElsewhere(sheet, ['4101', 'xx-prod-eng~4101'])).toEqual([])
})
