import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '#config/content-security-policy.ts'
import { readSettings } from '#config/settings.ts'

const site = { SITE_URL: 'https://terravane.example' }
const full = {
  ...site,
  PUBLIC_BFF_URL: 'https://bff.example/api/v1',
  PUBLIC_GEO_URL: 'https://geo.example/where',
  PUBLIC_ASSETS_URL: 'https://assets.example'
}
const withTags = { ...full, PUBLIC_GTM_ID: 'GTM-ABC123' }

function policyOf(environment: Record<string, string>) {
  const policy = contentSecurityPolicy(readSettings(environment))
  return { policy, directives: new CspParser(policy).csp.directives as Record<string, string[]> }
}

/** The weaknesses that the CSP evaluator of Google finds. */
function weaknesses(policy: string): string[] {
  return (
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
      // Its word for an address that it has looked up, and found in no list of addresses to misuse.
      .filter(({ description }) => !description.startsWith('No bypass found'))
      .map(({ directive, value, description }) => `${directive} ${value}: ${description}`)
  )
}

describe('the Content-Security-Policy', () => {
  test.each([
    ['of a site that turns to nobody', site],
    ['of a deployment', full],
    ['of a site with a tag manager', withTags]
  ])('%s has no weakness that its evaluator knows', (_, environment) => {
    expect(weaknesses(policyOf(environment).policy)).toEqual([])
  })

  test('allows only scripts of the build, and those of the tag manager where a container is set', () => {
    const built = 'https://terravane.example/_assets/'
    expect(policyOf(full).directives['script-src']).toEqual([built])
    expect(policyOf(withTags).directives['script-src']).toEqual([
      built,
      'https://www.googletagmanager.com'
    ])
    expect(policyOf(full).policy).not.toContain('google')
  })

  test('allows one worker outside of them, where visitors can keep pages', () => {
    const [built, keepWorker] = ['_assets/', 'keep-worker.js'].map(
      path => `https://terravane.example/${path}`
    )
    expect(policyOf(full).directives['worker-src']).toEqual([built, keepWorker])
    for (const [name, off] of [
      ['OFFLINE', 'off'],
      ['CONTENT_ENV', 'preview']
    ] as const)
      expect(policyOf({ ...full, [name]: off }).directives).toMatchObject({
        'worker-src': [built],
        'trusted-types': ["'none'"]
      })
  })

  test('names each host of the deployment where it is needed, by origin', () => {
    const { directives } = policyOf(full)
    expect(directives['form-action']).toEqual(["'self'", 'https://bff.example'])
    expect(directives['connect-src']).toEqual([
      "'self'",
      'https://bff.example',
      'https://geo.example'
    ])
    expect(directives['img-src']).toEqual(["'self'", 'data:', 'https://assets.example'])
    expect(directives['media-src']).toEqual(["'self'", 'https://assets.example'])
  })

  test('has no wildcard for a scheme, and allows nothing inline', () => {
    const { policy } = policyOf(withTags)
    expect(policy).not.toMatch(/https?:(?!\/\/)|unsafe-|nonce-|\*(?!\.)/)
  })

  test('lets no text become code: a page may make the address of the worker, and a tag manager the two it needs', () => {
    expect(policyOf(full).directives).toMatchObject({
      'default-src': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['keep-worker']
    })
    expect(policyOf(withTags).directives['trusted-types']).toEqual([
      'keep-worker',
      'tag-manager',
      'goog#html',
      "'allow-duplicates'"
    ])
  })

  test('is reported where a setting names an address', () => {
    const { directives } = policyOf({ ...full, REPORT_URL: 'https://reports.example/csp' })
    expect(directives['report-to']).toEqual(['policy'])
    expect(policyOf(full).directives).not.toHaveProperty('report-to')
  })

  test('frames only the film hosts, and is never framed', () => {
    const { directives } = policyOf(withTags)
    expect(directives['frame-src']).toEqual([
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com'
    ])
    expect(directives['frame-ancestors']).toEqual(["'none'"])
  })
})
