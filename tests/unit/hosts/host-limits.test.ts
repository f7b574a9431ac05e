import { describe, expect, test } from 'vitest'
import { isoCountries } from '#config/iso-countries.ts'
import { assertAsksForPassword, rulesWithin } from '#scripts/hosts/host-limits.ts'
import { patternsOf } from '#scripts/hosts/patterns.ts'
import { redirects } from '#routes/redirects.ts'

const tree = (country: string) => ({
  prefix: country,
  country,
  env: 'prod' as const,
  lang: 'eng'
})
const site = (...countries: string[]) =>
  redirects({
    trees: ['gl', ...countries].map(tree),
    countries: ['gl', ...countries].map(iso => ({ iso }))
  })

const world = site('br', 'th', 'id', 'pe', 'mx')

describe('the rules for a host with few of them', () => {
  test('are under 300 for a site of six countries in a world of 250: 404.html answers for the closed ones', () => {
    expect(isoCountries.length).toBeGreaterThan(240)
    expect(world.length).toBeGreaterThan(500)
    const needed = rulesWithin('gitlab', world)
    expect(needed.length).toBeLessThan(300)
    expect(needed.filter(({ from, status }) => status === 404 || /^\/fr[-/]/.test(from))).toEqual(
      []
    )
  })

  test('stop the build where the host takes fewer, with what it takes and what to do', () => {
    const six = ['br', 'th', 'id', 'pe', 'mx', 'co']
    expect(() => rulesWithin('cloudflare', site(...six))).not.toThrow()
    expect(() => rulesWithin('cloudflare', site(...six, 'au', 'cn', 'gh'))).toThrow(
      /^Cloudflare Pages takes 100 redirects with a wildcard, and this site needs \d+\. .*TREES=gl,br/
    )
  })
})

describe('the rules for a host that reads regular expressions', () => {
  /** Every country of the world is open, and has a language of its own. */
  const languages = isoCountries.map(
    (_, at) => `l${String.fromCharCode(97 + (at % 26), 97 + (at % 10))}`
  )
  const everywhere = redirects({
    trees: [
      tree('gl'),
      ...isoCountries.map((iso, at) => ({ ...tree(iso), lang: languages[at] ?? '' }))
    ],
    countries: ['gl', ...isoCountries].map(iso => ({ iso }))
  })

  test('are under 25, however many of 250 countries are open, instead of tens of thousands', () => {
    expect(everywhere.length).toBeGreaterThan(30_000)
    for (const rules of [everywhere, world]) expect(patternsOf(rules).length).toBeLessThan(25)
  })

  test('fit into a function of CloudFront and the rules of Vercel', () => {
    for (const rules of [everywhere, world])
      for (const host of ['s3', 'vercel'] as const) expect(rulesWithin(host, rules)).toBe(rules)
  })
})

describe('a host that asks nobody for a password', () => {
  test('stops the build of a preview that has one, so that nothing is shown by mistake', () => {
    const previewPassword = 'guest:twelve-letters'
    expect(() => assertAsksForPassword({ host: 'vercel', previewPassword })).toThrow(
      /^PREVIEW_PASSWORD is set, and Vercel asks nobody for it/
    )
    expect(() => assertAsksForPassword({ host: undefined, previewPassword })).not.toThrow()
  })
})
