import fs from 'node:fs'
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { Requests } from '@mdn/mdn-http-observatory/src/types.js'
import { expect, test, vi } from 'vitest'
import { contentSecurityPolicy } from '#config/content-security-policy.ts'
import { readSettings } from '#config/settings.ts'
import { headers } from '#routes/headers.ts'

const SITE = 'https://www.site.example'
const PAGE = `<!DOCTYPE html><html><head><script type="module" src="/_assets/site.js"></script></head></html>`

/** A visit of the home page, which the Observatory would pay over the network. */
function visit(): Requests {
  const settings = readSettings({ SITE_URL: SITE, PUBLIC_BFF_URL: 'https://bff.example' })
  const [everywhere] = headers({ ...settings, policy: contentSecurityPolicy(settings) })
  const sent = Object.entries(everywhere?.values ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    value
  ])
  const answer = {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', ...Object.fromEntries(sent) } as object,
    request: { headers: {} },
    config: { headers: {} },
    data: PAGE,
    verified: true,
    httpEquiv: new Map()
  }
  const requests = new Requests('www.site.example')
  requests.resources.path = PAGE
  Object.assign(requests.responses, { auto: answer, cors: answer, http: answer, https: answer })
  requests.responses.httpRedirects = [
    { url: new URL('http://www.site.example/'), status: 301 },
    { url: new URL(`${SITE}/`), status: 200 }
  ]
  requests.session = { url: new URL(SITE) }
  return requests
}

test('Mozilla’s Observatory gives the headers of a page 130 points or more', () => {
  // Its install script, which does not run, would download the list of sites that browsers know.
  const reading = vi.spyOn(fs, 'readFileSync').mockReturnValue('{}')
  const results = ALL_TESTS.map(rule => rule(visit()))
  reading.mockRestore()
  expect(results.filter(({ pass }) => !pass)).toEqual([])
  const points = results.map(({ result }) => getScoreModifier(result ?? ''))
  expect(points.reduce((sum, one) => sum + one, 100)).toBeGreaterThanOrEqual(130)
})
