import { describe, expect, test } from 'vitest'
import { behaviorsOf } from '#scripts/hosts/cloudfront/format-template.ts'
import { isoCountries } from '#config/iso-countries.ts'
import { formatReplacingHeaders } from '#scripts/hosts/netlify/format-headers.ts'
import { formatUnforcedRedirects } from '#scripts/hosts/netlify/format-redirects.ts'
import { assertAsksForPassword, assertFilesFit, rulesWithin } from '#scripts/hosts/fit-to-host.ts'
import { patternsOf } from '#scripts/hosts/patterns.ts'
import { type HeaderRule, headers } from '#routes/headers.ts'
import { pathPattern } from '#routes/path-pattern.ts'
import { type Redirect, redirects } from '#routes/redirects.ts'

type HostName = Parameters<typeof rulesWithin>[0]

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

const usual = headers({ policy: "default-src 'none'" })
const within = (host: HostName, redirects: readonly Redirect[], given = usual) =>
  rulesWithin(host, { redirects, headers: given })

const world = site('br', 'th', 'id', 'pe', 'mx')

describe('the rules for a host with few of them', () => {
  test('are under 300 for a site of six countries in a world of 250: 404.html answers for the closed ones', () => {
    expect(isoCountries.length).toBeGreaterThan(240)
    expect(world.length).toBeGreaterThan(500)
    const needed = within('gitlab', world)
    expect(needed.length).toBeLessThan(300)
    expect(needed.filter(({ from, status }) => status === 404 || /^\/fr[-/]/.test(from))).toEqual(
      []
    )
  })

  const closed = isoCountries.filter(country => country !== 'gl')
  const fromsFor = (countries: number) =>
    within('cloudflare', site(...closed.slice(0, countries))).map(({ from }) => from)

  test('say what they can, and leave other forms of an address to 404.html beyond that', () => {
    const [first = ''] = closed
    const [short, long, partners] = [
      `/${first}-prod/*`,
      `/${first}-prod-eng/*`,
      `/${first}/product-b2b-list/:id`
    ]
    expect(fromsFor(17)).toEqual(expect.arrayContaining([short, long, partners]))
    const some = fromsFor(22)
    expect(some).toEqual(expect.arrayContaining([short, partners]))
    expect(some).not.toContain(long)
  })

  test.each(['cloudflare', 'gitlab'] as const)(
    'fit into %s, under 300, however many of 250 countries are open',
    host => {
      const needed = within(host, site(...closed))
      expect(needed.length).toBeLessThan(host === 'cloudflare' ? 300 : 1000)
      expect(needed.some(({ from }) => from.startsWith('/thailand'))).toBe(true)
    }
  )
})

describe('the files of Cloudflare Pages and GitLab Pages', () => {
  const needed = within('cloudflare', world)
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

  test('stop the build where GitLab or Vercel takes no site so large', () => {
    const large = { '/a.mp4': { bytes: 6e8 }, '/b.mp4': { bytes: 6e8 } }
    for (const host of ['gitlab', 'vercel'] as const)
      expect(() => assertFilesFit(host, large)).toThrow(
        /takes 1073741824 bytes, and this site has 1200000000\./
      )
    expect(() => assertFilesFit('s3', large)).not.toThrow()
  })
})

describe('headers that a host does not take stop the build', () => {
  const everywhere = (values: HeaderRule['values']) => [{ path: '/*', values }]
  test.each<[HostName, string, HeaderRule[]]>([
    [
      'cloudflare',
      'Cloudflare Pages takes 2000 characters of a header, and this site needs 2027.',
      everywhere({ 'Content-Security-Policy': 'x'.repeat(2000) })
    ],
    [
      's3',
      'CloudFront takes 1783 characters of a Content-Security-Policy, and this site needs 1784.',
      everywhere({ 'Content-Security-Policy': 'x'.repeat(1784) })
    ],
    [
      's3',
      'CloudFront takes 1783 characters of another header, and this site needs 1784.',
      everywhere({ 'Permissions-Policy': 'x'.repeat(1784) })
    ],
    [
      's3',
      'CloudFront takes 10 other headers in a policy, and this site needs 12.',
      everywhere(Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`X-${at}`, 'x'])))
    ],
    [
      's3',
      'CloudFront takes 20 policies of response headers in an account, and this site needs 21.',
      Array.from({ length: 21 }, (_, at) => ({ path: `/${at}/*`, values: { 'X-At': `${at}` } }))
    ],
    [
      's3',
      'CloudFront takes 75 kinds of paths (cache behaviors), and this site needs 76.',
      Array.from({ length: 76 }, (_, at) => ({ path: `/${at}/*`, values: {} }))
    ],
    [
      'vercel',
      'Vercel takes 2048 routes, and this site needs ',
      Array.from({ length: 2048 }, (_, at) => ({ path: `/${at}/*`, values: {} }))
    ]
  ])('%s: %s', (host, sentence, given) => {
    expect(() => within(host, world, given)).toThrow(sentence)
  })

  test('and those of this site fit twice into an account of CloudFront: a preview beside the site', () => {
    const policies = new Set(behaviorsOf(usual).map(({ name }) => name))
    expect(policies.size).toBeLessThanOrEqual(10)
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
      for (const host of ['s3', 'vercel'] as const) expect(within(host, rules)).toBe(rules)
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
