import type { hostNames } from '#config/settings.ts'
import { withoutClosed } from './closed-countries.ts'
import type { Redirect } from './redirects.ts'

type LimitedHost = (typeof hostNames)[number]

/** The most rules of a host, and of these the most with a wildcard or a placeholder. */
const limits: Record<LimitedHost, { name: string; rules: number; patterns?: number }> = {
  cloudflare: { name: 'Cloudflare Pages', rules: 2100, patterns: 100 },
  gitlab: { name: 'GitLab Pages', rules: 1000 },
  s3: { name: 'A website of S3', rules: 50 },
  vercel: { name: 'Vercel', rules: 1024 }
}

/**
 * The rules that such a host needs: it shows `404.html` by itself, for addresses of closed countries too.
 * @throws when it takes fewer
 */
export function rulesWithin(host: LimitedHost, rules: readonly Redirect[]): Redirect[] {
  const needed = withoutClosed(rules).others.filter(({ status }) => status !== 404)
  const patterns = needed.filter(({ from }) => /[*:]/.test(from)).length
  const { name, rules: most, patterns: mostPatterns } = limits[host]
  if (needed.length <= most && patterns <= (mostPatterns ?? most)) return needed
  const wildcards = mostPatterns === undefined ? '' : `, ${mostPatterns} of them with a wildcard`
  throw new Error(
    `${name} takes ${most} redirects${wildcards}. This site needs ${needed.length}, ${patterns} of them with one. Build fewer trees (TREES=gl,br), or take a host without this limit (docs/HOSTING.md).`
  )
}
