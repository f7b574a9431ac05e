import { describe, expect, test } from 'vitest'
import { isoCountries } from '#config/iso-countries.ts'
import { rulesWithin } from '#routes/host-limits.ts'
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

describe('the rules for a host with few of them', () => {
  test('are under 300 for a site of six countries in a world of 250: 404.html answers for the closed ones', () => {
    const all = site('br', 'th', 'id', 'pe', 'mx')
    expect(isoCountries.length).toBeGreaterThan(240)
    expect(all.length).toBeGreaterThan(500)
    const needed = rulesWithin('gitlab', all)
    expect(needed.length).toBeLessThan(300)
    expect(needed.filter(({ from, status }) => status === 404 || /^\/fr[-/]/.test(from))).toEqual(
      []
    )
  })

  test('stop the build where the host takes fewer, with what it takes and what to do', () => {
    expect(() => rulesWithin('s3', site('br', 'th', 'id', 'pe', 'mx'))).toThrow(
      /^A website of S3 takes 50 redirects.*This site needs \d+.*TREES=gl,br/
    )
    expect(() =>
      rulesWithin('cloudflare', site('br', 'th', 'id', 'pe', 'mx', 'co', 'au', 'cn', 'gh'))
    ).toThrow(/Cloudflare Pages takes 2100 redirects, 100 of them with a wildcard/)
  })
})
