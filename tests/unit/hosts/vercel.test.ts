import { normalizeRoutes } from '@vercel/routing-utils'
import { expect, test } from 'vitest'
import { headers } from '#routes/headers.ts'
import { redirects } from '#routes/redirects.ts'
import { routesOf } from '#scripts/hosts/vercel.ts'

test('Vercel’s own parser takes the rules as they are', () => {
  const tree = { prefix: 'gl', country: 'gl', env: 'prod' as const, lang: 'eng' }
  const routes = routesOf({
    redirects: redirects({ trees: [tree], countries: [{ iso: 'gl' }, { iso: 'fr' }] }),
    headers: headers({ policy: "default-src 'none'" })
  })
  expect(normalizeRoutes(routes)).toEqual({ routes, error: null })
  expect(routes.length).toBeLessThan(1024)
})
