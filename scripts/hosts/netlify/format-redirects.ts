import type { Redirect } from '#routes/redirects.ts'

/** The list in Netlify's format `_redirects`: one rule a line. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return join(redirects.map(rule => `${formatRule(rule)}${rule.isForced === true ? '!' : ''}`))
}

/**
 * The same for hosts that do not force rules and refuse a rule with `!`. Rules without a wildcard come first, because
 * Cloudflare counts each rule after the first wildcard as a wildcard rule. This changes no answer: in the list, no
 * wildcard rule precedes a rule that it would match.
 */
export function formatUnforcedRedirects(redirects: readonly Redirect[]): string {
  const { true: open = [], false: fixed = [] } = Object.groupBy(redirects, rule =>
    String(hasWildcard(rule))
  )
  return join([...fixed, ...open].map(formatRule))
}

export const hasWildcard = ({ from }: Redirect): boolean => /[*:]/.test(from)

const formatRule = ({ from, to, status }: Redirect): string => `${from} ${to} ${status}`

const join = (lines: readonly string[]): string => `${lines.join('\n')}\n`
