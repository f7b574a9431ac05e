import type { Settings } from '#config/settings.ts'
import { behaviorsOf } from './cloudfront/format-template.ts'
import { formatFunction } from './cloudfront/format-function.ts'
import { customHeaders } from './cloudfront/headers-policy.ts'
import { formatReplacingHeaders } from './netlify/format-headers.ts'
import { formatUnforcedRedirects, hasWildcard } from './netlify/format-redirects.ts'
import type { HostRules } from './rules.ts'
import { routesOf } from './vercel.ts'

export type LimitedHost = NonNullable<Settings['host']>

/** A limit of a host, and how much of it these rules use. */
type Limit = { of: string; most: number; count: (rules: HostRules) => number }

export type Host = {
  name: string
  limits: Limit[]
  readsPatterns?: true
  /** The files that a site may have, the bytes of one, and of all. */
  files: { most?: number; bytes?: number; total?: number }
}

const GIBIBYTE = 1024 ** 3

/** The limits in the hosts' documents of November 2026; the address of each document is above its limits. */
export const limitedHosts: Record<LimitedHost, Host> = {
  cloudflare: {
    name: 'Cloudflare Pages',
    limits: [
      // https://developers.cloudflare.com/pages/configuration/redirects/
      {
        of: 'redirects without a wildcard',
        most: 2000,
        count: ({ redirects }) => redirects.filter(rule => !hasWildcard(rule)).length
      },
      {
        of: 'redirects with a wildcard',
        most: 100,
        count: ({ redirects }) => redirects.filter(hasWildcard).length
      },
      {
        of: 'characters of a redirect',
        most: 1000,
        count: ({ redirects }) => longestLine(formatUnforcedRedirects(redirects))
      },
      // https://developers.cloudflare.com/pages/configuration/headers/
      { of: 'rules of headers', most: 100, count: ({ headers }) => headers.length },
      {
        of: 'characters of a header',
        most: 2000,
        count: ({ headers }) => longestLine(formatReplacingHeaders(headers))
      }
    ],
    // https://developers.cloudflare.com/pages/platform/limits/#files; paid plans take 100,000 files.
    files: { most: 20_000, bytes: 25 * 1024 ** 2 }
  },
  gitlab: {
    name: 'GitLab Pages',
    limits: [
      // https://docs.gitlab.com/user/project/pages/redirects/; an instance of one's own may take more.
      { of: 'redirects', most: 1000, count: ({ redirects }) => redirects.length },
      {
        of: 'bytes of redirects',
        most: 64 * 1024,
        count: ({ redirects }) => formatUnforcedRedirects(redirects).length
      }
    ],
    // https://docs.gitlab.com/user/gitlab_com/#gitlab-pages
    files: { most: 200_000, total: GIBIBYTE }
  },
  s3: {
    name: 'CloudFront',
    // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
    limits: [
      {
        of: 'bytes of a function',
        most: 10_240,
        count: ({ redirects }) => formatFunction(redirects).length
      },
      {
        of: 'kinds of paths (cache behaviors)',
        most: 75,
        count: ({ headers }) => behaviorsOf(headers).length
      },
      {
        of: 'policies of response headers in an account',
        most: 20,
        count: ({ headers }) => new Set(behaviorsOf(headers).map(({ name }) => name)).size
      },
      { of: 'other headers in a policy', most: 10, count: mostOf(custom => custom.length) },
      {
        of: 'characters of a Content-Security-Policy',
        most: 1783,
        count: ({ headers }) =>
          Math.max(
            0,
            ...headers.map(({ values }) => values['Content-Security-Policy']?.length ?? 0)
          )
      },
      {
        of: 'characters of another header',
        most: 1783,
        count: mostOf(custom => Math.max(0, ...custom.map(([, value]) => value.length)))
      },
      {
        of: 'characters of all other headers of a path',
        most: 10_240,
        count: mostOf(custom => custom.flat().join('').length)
      }
    ],
    readsPatterns: true,
    files: {}
  },
  vercel: {
    name: 'Vercel',
    // https://vercel.com/docs/limits; the bytes are those of a paid plan, a free one takes a tenth.
    limits: [{ of: 'routes', most: 2048, count: rules => routesOf(rules).length }],
    readsPatterns: true,
    files: { total: GIBIBYTE }
  }
}

const longestLine = (text: string): number => Math.max(...text.split('\n').map(line => line.length))

/** The largest number of headers without a field in CloudFront, among all kinds of paths. */
function mostOf(figure: (custom: [string, string][]) => number): Limit['count'] {
  return ({ headers }) =>
    Math.max(0, ...behaviorsOf(headers).map(({ values }) => figure(customHeaders(values))))
}
