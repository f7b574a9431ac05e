import { describe, expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'

const url = 'an https: URL, or an http: URL of this machine'

describe('the settings', () => {
  test('have a default for everything', () => {
    expect(readSettings({})).toMatchObject({
      siteUrl: 'http://localhost:4321',
      contentEnv: 'prod',
      fallbacks: 'allow',
      port: 4321,
      bffPort: 4322,
      timeoutMs: 10_000
    })
  })

  test('take the BFF for every other host that is not named', () => {
    const settings = readSettings({ BFF_URL: 'https://bff.example/v1/' })
    expect(settings).toMatchObject({
      bffUrl: 'https://bff.example/v1',
      assetsUrl: 'https://bff.example/v1',
      publicBffUrl: 'https://bff.example/v1',
      publicAssetsUrl: undefined
    })
  })

  test.each([
    'http://127.0.0.1:8080',
    'http://localhost:8080',
    'https://10.1.2.3/bff',
    'https://192.168.0.7',
    'https://[fd00::1]',
    'https://bff',
    'https://bff.corp',
    'https://bff.default.svc.cluster.local'
  ])('do not give the visitors of a public site the inner address %s', BFF_URL => {
    const site = { BFF_URL, SITE_URL: 'https://site.example' }
    expect(() => readSettings(site)).toThrow(
      new Error(
        'PUBLIC_BFF_URL is "", but must be the address at which visitors reach the BFF, because BFF_URL is none of the internet.'
      )
    )
    const PUBLIC_BFF_URL = 'https://bff.example'
    expect(readSettings({ ...site, PUBLIC_BFF_URL }).publicBffUrl).toBe(PUBLIC_BFF_URL)
    expect(readSettings({ BFF_URL }).publicBffUrl, 'a site of this machine').toBe(BFF_URL)
  })

  test('take the port for the address of the site', () => {
    expect(readSettings({ PORT: '4521' }).siteUrl).toBe('http://localhost:4521')
    expect(readSettings({ PORT: '4521', SITE_URL: 'https://site.example' }).siteUrl).toBe(
      'https://site.example'
    )
  })

  test('let a build go to a folder of its own', () => {
    expect(readSettings({})).toMatchObject({ outDir: 'dist', snapshotDir: '.snapshot' })
    expect(readSettings({ OUT_DIR: '.build/mine' }).outDir).toBe('.build/mine')
  })

  test('take an empty variable for an unset one', () => {
    expect(readSettings({ BFF_URL: ' ', PORT: '' })).toEqual(readSettings({}))
  })

  test('read the trees to build', () => {
    expect(readSettings({ TREES: 'gl,gl-prod-zho' }).trees).toEqual(['gl', 'gl-prod-zho'])
  })

  test.each([
    ['BFF_URL', 'bff.example', url],
    ['ASSETS_URL', 'http://assets.example', url],
    ['PUBLIC_BFF_URL', 'ftp://bff.example', url],
    ['PUBLIC_ASSETS_URL', '/files', url],
    ['SITE_URL', 'http://localhost.example', url],
    ['PUBLIC_GEO_URL', 'javascript:alert(1)', url],
    ['CONTENT_ENV', 'staging', 'one of prod, preview'],
    ['HSTS', 'on', 'one of host, preload'],
    ['REPORT_URL', 'http://reports.example', url],
    ['PREVIEW_PASSWORD', 'team:short', 'name:password, with 12 or more letters, digits, _ . -'],
    [
      'SECURITY_CONTACT',
      'security@example.com',
      'an address like mailto:security@example.com or https://example.com/security'
    ],
    ['FALLBACKS', 'no', 'one of allow, forbid'],
    ['PUBLIC_GTM_ID', 'UA-123', 'a container id like GTM-ABC123'],
    ['TREES', 'gl; br', 'prefixes with commas between, like gl,br,th'],
    ['OUT_DIR', 'src', 'dist, or a folder in .build like .build/mine'],
    ['OUT_DIR', '.build/..', 'dist, or a folder in .build like .build/mine'],
    ['SNAPSHOT_DIR', 'dist', '.snapshot, or a folder in .build like .build/mine'],
    ['PORT', 'http', 'a port number from 0 to 65535'],
    ['PORT', '65536', 'a port number from 0 to 65535'],
    ['BFF_PORT', '-1', 'a port number from 0 to 65535']
  ])('refuse %s "%s" and say what is allowed', (name, value, allowed) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new Error(`${name} is "${value}", but must be ${allowed}.`)
    )
  })

  test('name every bad variable at once', () => {
    expect(() => readSettings({ PORT: 'x', CONTENT_ENV: 'y' })).toThrow(/CONTENT_ENV.*\nPORT/)
  })
})
