import { describe, expect, test } from 'vitest'
import { isoCountries } from '#config/iso-countries.ts'
import { formatReplacingHeaders } from '#scripts/hosts/format-headers.ts'
import { formatUnforcedRedirects } from '#scripts/hosts/format-redirects.ts'
import { assertAsksForPassword, assertFilesFit, rulesWithin } from '#scripts/hosts/host-limits.ts'
import { patternsOf } from '#scripts/hosts/patterns.ts'
import { headers } from '#routes/headers.ts'
import { pathPattern } from '#routes/path-pattern.ts'
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

describe('the files of Cloudflare Pages and GitLab Pages', () => {
  const needed = rulesWithin('cloudflare', world)
  const lines = formatUnforcedRedirects(needed).trimEnd().split('\n')
  const fromOf = (line: string) => line.split(' ')[0] ?? ''

  test('force no redirect: they refuse a rule that says so, and the root would be missing', () => {
    expect(lines).toContain('/ /gl 301')
    expect(lines.filter(line => !/^\/\S* \/\S* 30[12]$/.test(line))).toEqual([])
  })

  test('have the redirects without a wildcard first, so that Cloudflare counts them as such', () => {
    const open = lines.findIndex(line => /[*:]/.test(fromOf(line)))
    expect(lines.slice(open).every(line => /[*:]/.test(fromOf(line)))).toBe(true)
  })

  test('lead each address where the list in its order leads it', () => {
    const first = (rules: string[], address: string) =>
      rules.find(rule => new RegExp(pathPattern(fromOf(rule))).test(address))
    const inOrder = needed.map(({ from, to, status }) => `${from} ${to} ${status}`)
    for (const address of inOrder.map(fromOf).filter(from => !/[*:]/.test(from)))
      expect(first(lines, address)).toBe(first(inOrder, address))
  })

  test('take a header away before they set it again: Cloudflare would join both values', () => {
    const blocks = formatReplacingHeaders(headers({ policy: "default-src 'none'" })).split('\n\n')
    const ofData = blocks.find(block => block.startsWith('/:tree/catalogue.json'))
    expect(ofData).toBe(
      [
        '/:tree/catalogue.json',
        '  ! Cross-Origin-Resource-Policy',
        '  Access-Control-Allow-Origin: *',
        '  Cross-Origin-Resource-Policy: cross-origin'
      ].join('\n')
    )
  })

  test('stop the build where Cloudflare takes no file so large, or not so many', () => {
    expect(() => assertFilesFit('cloudflare', { '/files/label.pdf': { bytes: 30e6 } })).toThrow(
      /^Cloudflare Pages takes files of 26214400 bytes at most, and \/files\/label\.pdf has 30000000\./
    )
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [at, { bytes: 1 }]))
    expect(() => assertFilesFit('cloudflare', many)).toThrow(/takes 20000 files.* has 20001\./)
    expect(() => assertFilesFit('gitlab', many)).not.toThrow()
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
