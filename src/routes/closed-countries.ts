import type { Redirect } from './redirects.ts'

/** `/fr/*` or `/fr-*`: a country and everything below it. */
const whole = /^\/([a-z]{2})(\/|-)\*$/

/**
 * The rules for countries without a site are hundreds that say the same. For hosts that read regular expressions: one
 * for each kind of address, and all other rules.
 */
export function withoutClosed(rules: readonly Redirect[]): {
  others: Redirect[]
  closed: { pattern: string; to: string; status: number }[]
} {
  const isClosed = ({ from, status }: Redirect) => status === 302 && whole.test(from)
  const kinds = Map.groupBy(
    rules.filter(isClosed),
    ({ from, to }) => `${whole.exec(from)?.[2]} ${to}`
  )
  return {
    others: rules.filter(rule => !isClosed(rule)),
    closed: [...kinds.values()].flatMap(alike => {
      const [first] = alike
      if (!first) return []
      const countries = alike.map(({ from }) => whole.exec(from)?.[1]).join('|')
      const end = first.from.endsWith('-*') ? '-.*' : '(?:/.*)?'
      return [{ pattern: `^/(?:${countries})${end}$`, to: first.to, status: first.status }]
    })
  }
}
