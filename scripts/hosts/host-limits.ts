import type { Settings } from '#config/settings.ts'
import type { Redirect } from '#routes/redirects.ts'
import { formatFunction } from './cloudfront/format-function.ts'
import { formatUnforcedRedirects, hasWildcard } from './format-redirects.ts'
import { routesOf } from './vercel.ts'

type LimitedHost = NonNullable<Settings['host']>

/** What a host takes of something, and how much of it these rules are. */
type Limit = { of: string; most: number; count: (rules: readonly Redirect[]) => number }

const redirects = (most: number): Limit => ({
  of: 'redirects',
  most,
  count: rules => rules.length
})
type Host = {
  name: string
  limits: Limit[]
  readsPatterns?: true
  /** Files that a site may have, and bytes of one. */
  files?: { most: number; bytes: number }
}

const hosts: Record<LimitedHost, Host> = {
  cloudflare: {
    name: 'Cloudflare Pages',
    limits: [
      {
        of: 'redirects without a wildcard',
        most: 2000,
        count: rules => rules.filter(rule => !hasWildcard(rule)).length
      },
      {
        of: 'redirects with a wildcard',
        most: 100,
        count: rules => rules.filter(hasWildcard).length
      }
    ],
    files: { most: 20_000, bytes: 25 * 1024 ** 2 }
  },
  gitlab: {
    name: 'GitLab Pages',
    limits: [
      redirects(1000),
      {
        of: 'bytes of redirects',
        most: 64 * 1024,
        count: rules => formatUnforcedRedirects(rules).length
      }
    ]
  },
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

/** @throws when the host takes fewer files than the site has, or none so large */
export function assertFilesFit(
  host: LimitedHost,
  files: Readonly<Record<string, { bytes: number }>>
): void {
  const { name, files: limit } = hosts[host]
  if (limit === undefined) return
  const number = Object.keys(files).length
  if (number > limit.most)
    throw new Error(
      `${name} takes ${limit.most} files, and this site has ${number}. Build fewer trees (TREES=gl,br), or take a host without this limit (docs/HOSTING.md).`
    )
  for (const [file, { bytes }] of Object.entries(files))
    if (bytes > limit.bytes)
      throw new Error(
        `${name} takes files of ${limit.bytes} bytes at most, and ${file} has ${bytes}. Make the file smaller, or take a host without this limit (docs/HOSTING.md).`
      )
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
