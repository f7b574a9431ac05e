import type { Redirect } from '#routes/redirects.ts'

/** The list in the host's format `_redirects`: one rule a line. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.map(
    ({ from, to, status, isForced = false }) => `${from} ${to} ${status}${isForced ? '!' : ''}`
  )
  return `${lines.join('\n')}\n`
}
