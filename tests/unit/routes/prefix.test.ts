import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPrefix, type OwnLanguages, parsePrefix } from '#routes/prefix.ts'

const countries: OwnLanguages = new Map([
  ['gl', 'eng'],
  ['br', 'por'],
  ['th', 'tha'],
  ['cn', 'zho'],
  ['xg', 'eng']
])
const canonical = (segment: string) => formatPrefix(parsePrefix(segment, countries), countries)

const prefixes = fc.record({
  country: fc.constantFrom(...countries.keys()),
  env: fc.constantFrom('prod' as const, 'preview' as const),
  lang: fc.constantFrom('', 'eng', 'zho', 'por', 'tha', 'fra')
})
/** Values that are nearly prefixes find more faults than random text. */
const segments = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('gl', 'br', 'BR', 'zz', 'prod', 'preview', 'zho', 'en', '', '__proto__'))
    .map(parts => parts.join('-'))
)

describe('Reading a prefix', () => {
  test.each([
    ['gl', { country: 'gl', env: 'prod', lang: '' }],
    ['br', { country: 'br', env: 'prod', lang: '' }],
    ['gl-prod-zho', { country: 'gl', env: 'prod', lang: 'zho' }],
    ['br-preview', { country: 'br', env: 'preview', lang: '' }],
    ['gl-preview-zho', { country: 'gl', env: 'preview', lang: 'zho' }],
    ['TH', { country: 'th', env: 'prod', lang: '' }],
    ['undefined', { country: 'gl', env: 'prod', lang: '' }],
    ['null', { country: 'gl', env: 'prod', lang: '' }],
    ['zz', { country: 'gl', env: 'prod', lang: '' }],
    ['', { country: 'gl', env: 'prod', lang: '' }]
  ])('%j says %j', (segment, prefix) => {
    expect(parsePrefix(segment, countries)).toEqual(prefix)
  })

  test('never fails and always names a country that exists', () => {
    fc.assert(
      fc.property(segments, segment => {
        const { country, env, lang } = parsePrefix(segment, countries)
        expect(countries.has(country)).toBe(true)
        expect(['prod', 'preview']).toContain(env)
        expect(lang).toMatch(/^([a-z]{3})?$/)
      })
    )
  })
})

describe('Writing a prefix', () => {
  test.each([
    ['gl-prod-eng', 'gl'],
    ['th-prod', 'th'],
    ['th-prod-tha', 'th'],
    ['cn-prod-zho', 'cn'],
    ['cn-prod-eng', 'cn-prod-eng'],
    ['br-preview-por', 'br-preview'],
    ['br-preview-eng', 'br-preview-eng']
  ])('leaves out what goes without saying: %s is %s', (segment, prefix) => {
    expect(canonical(segment)).toBe(prefix)
  })

  test('and reading it again gives the same, the own language aside', () => {
    fc.assert(
      fc.property(prefixes, prefix => {
        const read = parsePrefix(formatPrefix(prefix, countries), countries)
        const isOwn = prefix.lang === countries.get(prefix.country)
        expect(read).toEqual(isOwn ? { ...prefix, lang: '' } : prefix)
      })
    )
  })

  test('is final: a canonical prefix stays as it is', () => {
    fc.assert(
      fc.property(segments, segment => {
        const once = canonical(segment)
        expect(canonical(once)).toBe(once)
      })
    )
  })
})
