import { describe, expect, test } from 'vitest'
import { readRules } from '#scripts/serve/rules.ts'

const rules = await readRules({ dist: 'no-such-folder', config: 'netlify.toml' })

describe('netlify.toml', () => {
  const policy = rules.headersFor('/gl/company')['content-security-policy'] ?? ''

  test('allows no script or style within a page, and no frame around it', () => {
    expect(policy).not.toMatch(/unsafe-|\n/)
    expect(policy).toContain("default-src 'self';")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test.each([
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy'
  ])('sends %s with everything', name => {
    for (const path of ['/', '/gl', '/_assets/a.js', '/files/label.pdf']) {
      expect(rules.headersFor(path)).toHaveProperty([name])
    }
  })

  test('lets only names with a digest be kept for good', () => {
    expect(rules.headersFor('/_assets/a.B3x.css')['cache-control']).toContain('immutable')
    expect(rules.headersFor('/files/label.pdf')['cache-control']).toContain('max-age=86400')
    expect(rules.headersFor('/gl')['cache-control']).toBeUndefined()
  })
})
