import { REVALIDATED } from '#routes/headers.ts'
import { headerPattern, PATH_END, type Pattern, patternsOf } from './patterns.ts'
import { numbered } from './numbered.ts'
import { type HostRules, fallbacksOf, isForcedMove, movesOf, ownStatusesOf } from './rules.ts'

/**
 * A rule of Vercel's Build Output API, version 3. Rules after `handle` apply if the rules before have found no file.
 */
export type Route =
  | { handle: 'filesystem' | 'error' }
  | {
      src: string
      dest?: string
      status?: number
      headers?: Record<string, string>
      continue?: true
      check?: true
    }

/** The file `config.json` of the folder that `vercel deploy --prebuilt` uploads. */
export function formatVercel(rules: HostRules): string {
  return `${JSON.stringify({ version: 3, routes: routesOf(rules) }, undefined, 2)}\n`
}

export function routesOf({ redirects, headers }: HostRules): Route[] {
  const missing = fallbacksOf(redirects).map(numbered)
  return [
    ...headers.map(({ path, values }) => ({
      src: headerPattern(path),
      headers: values,
      continue: true as const
    })),
    // A page has one address: without slashes at its ends.
    {
      src: `^/+((?:[^/]+/)*[^/.]+)?${PATH_END.replace(/[*]$/, '+')}$`,
      headers: { Location: '/$1' },
      status: 301
    },
    ...patternsOf(redirects.filter(isForcedMove)).map(moved),
    ...ownStatusesOf(redirects).map(numbered).map(notFound),
    { src: '^/_(?:headers|redirects)$', dest: '/404.html', status: 404 },
    { handle: 'filesystem' },
    { src: '^/(.*[^/])$', dest: '/$1.html', check: true },
    ...movesOf(redirects).map(moved),
    { handle: 'error' },
    // A missing file may exist tomorrow.
    { src: '^/.*$', headers: { 'Cache-Control': REVALIDATED }, continue: true },
    ...missing.map(notFound),
    { src: '^/.*$', dest: '/404.html', status: 404 }
  ]
}

function moved(rule: Pattern): Route {
  const { pattern, to, status } = numbered(rule)
  return { src: pattern, headers: { Location: to }, status }
}

function notFound({ pattern, to }: Pattern): Route {
  return { src: pattern, dest: to, status: 404 }
}
