import type { Settings } from '#config/settings.ts'
import type { Redirect } from '#routes/redirects.ts'
import { formatFunction } from './cloudfront/format-function.ts'
import { routesOf } from './vercel.ts'

type LimitedHost = NonNullable<Settings['host']>

/** What a host takes of something, and how much of it these rules are. */
type Limit = { of: string; most: number; count: (rules: readonly Redirect[]) => number }

const redirects = (most: number): Limit => ({
  of: 'redirects',
  most,
  count: rules => rules.length
})
const hosts: Record<LimitedHost, { name: string; limits: Limit[]; readsPatterns?: true }> = {
  cloudflare: {
    name: 'Cloudflare Pages',
    limits: [
      redirects(2100),
      {
        of: 'redirects with a wildcard',
        most: 100,
        count: rules => rules.filter(({ from }) => /[*:]/.test(from)).length
      }
    ]
  },
  gitlab: { name: 'GitLab Pages', limits: [redirects(1000)] },
  s3: {
    name: 'A function of CloudFront',
    limits: [{ of: 'bytes', most: 10_240, count: rules => formatFunction(rules).length }],
    readsPatterns: true
  },
  vercel: {
    name: 'Vercel',
    limits: [
      {
        of: 'rules',
        most: 1024,
        count: rules => routesOf({ redirects: rules, headers: [] }).length
      }
    ],
    readsPatterns: true
  }
}

/**
 * The rules that such a host needs. One that reads `_redirects` shows `404.html` by itself, for addresses of closed
 * countries too; the others get patterns, which are few.
 * @throws when it takes less
 */
export function rulesWithin(host: LimitedHost, rules: readonly Redirect[]): readonly Redirect[] {
  const { name, limits, readsPatterns = false } = hosts[host]
  const needed = readsPatterns
    ? rules
    : rules.filter(rule => rule.status !== 404 && !isClosedCountry(rule))
  for (const { of, most, count } of limits)
    if (count(needed) > most)
      throw new Error(
        `${name} takes ${most} ${of}, and this site needs ${count(needed)}. Build fewer trees (TREES=gl,br), or take a host without this limit (docs/HOSTING.md).`
      )
  return needed
}

/** @throws when the host would show everybody the password, and the preview */
export function assertAsksForPassword({
  host,
  previewPassword
}: Pick<Settings, 'host' | 'previewPassword'>): void {
  if (host === undefined || previewPassword === undefined) return
  throw new Error(
    `PREVIEW_PASSWORD is set, and ${hosts[host].name} asks nobody for it: unset it and protect the preview there, or take a host that does (docs/HOSTING.md).`
  )
}

/** `/fr/*` or `/fr-*`: a country and everything below it. */
function isClosedCountry({ from, status }: Redirect): boolean {
  return status === 302 && /^\/[a-z]{2}[/-]\*$/.test(from)
}
