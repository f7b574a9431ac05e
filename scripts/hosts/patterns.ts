import { pathPattern } from '#routes/path-pattern.ts'
import type { Redirect } from '#routes/redirects.ts'

/**
 * Addresses as a regular expression. `to` has `${country}`, `${rest}` and others where it repeats what the expression
 * has matched.
 */
export type Pattern = Pick<Redirect, 'to' | 'status'> & { pattern: string }

/** Everything that servers and browsers treat as a slash at the end of a path. */
export const PATH_END = '(?:/|%2[Ff]|/[.]|/%2[Ee])*'

/**
 * The rules as regular expressions, for hosts that read them: equal rules of all countries and languages become one,
 * and so do those of all depths. The first match applies; final slashes must be removed before.
 */
export function patternsOf(rules: readonly Redirect[]): Pattern[] {
  const depths = new Set(rules.filter(isOfAnyDepth).map(baseOf))
  const needed = rules.filter(rule => rule.from.endsWith('*') || !depths.has(baseOf(rule)))
  const byCountry = join(needed.map(withCountryApart), oneOfCountries)
  return join(byCountry.map(withLanguageApart), languages => `(?:${languages.join('|')})`)
}

/** A pattern with a gap, and the text that belongs there. */
type Gapped = { rule: Pattern; part: string }
const GAP = '\n'

/** One pattern for all patterns that differ in their gap only, with all texts of the gap. */
function join(gapped: readonly Gapped[], format: (parts: string[]) => string): Pattern[] {
  const kinds = Map.groupBy(gapped, ({ rule }) => Object.values(rule).join(' '))
  return [...kinds.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const parts = [first, ...others].map(({ part }) => part)
    const { pattern, ...rule } = first.rule
    return [{ ...rule, pattern: pattern.replace(GAP, () => format(parts)) }]
  })
}

function withCountryApart({ from, to, status }: Redirect): Gapped {
  const [, part = ''] = /^\/([a-z]{2})(?=[-/]|$)/.exec(from) ?? []
  const rule = {
    status,
    pattern: pathPattern(from),
    to: to.replace(/\/:splat$/, '${rest}').replaceAll(/\/:(\w+)/g, '/${$1}')
  }
  if (part === '') return { rule, part }
  // The country is in the path, or in the fragment.
  const target = new RegExp(`^/${part}(?=[-/$]|$)|#${part}$`)
  const country = target.test(rule.to) ? `(?<country>${GAP})` : GAP
  return {
    part,
    rule: {
      status,
      pattern: rule.pattern.replace(`/${part}`, `/${country}`),
      to: rule.to.replace(target, found => `${found.slice(0, 1)}\${country}`)
    }
  }
}

/** `(?:a[ft]|b[ar])`: hundreds of country codes in a short pattern. */
function oneOfCountries(countries: string[]): string {
  const byLetter = Map.groupBy(countries, country => country.slice(0, 1))
  const letters = [...byLetter].map(
    ([letter, all]) => `${letter}[${all.map(country => country.slice(1)).join('')}]`
  )
  return `(?:${letters.join('|')})`
}

function withLanguageApart(rule: Pattern): Gapped {
  const [, part = ''] = /-prod-([a-z]{3})(?=\(\?<rest>)/.exec(rule.pattern) ?? []
  const pattern = part && rule.pattern.replace(`-prod-${part}(`, `-prod-${GAP}(`)
  return { part, rule: { ...rule, pattern: pattern || rule.pattern } }
}

/** `/br-prod` of `/br-prod`, `/br-prod/:screen` and `/br-prod/*`. */
function baseOf({ from }: Redirect): string {
  return from.replace(/(\/:\w+)*(\/\*)?$/, '')
}

const isOfAnyDepth = ({ to }: Redirect): boolean => to.endsWith('/:splat')

/** The same expression for headers, whose values repeat nothing of it. */
export function headerPattern(path: string): string {
  return pathPattern(path).replaceAll(/\(\?<\w+>/g, '(?:')
}
