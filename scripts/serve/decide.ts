import type { Match } from 'netlify-redirector'
import { findFile } from './files.ts'
import { decodePath, type HostRequest } from './request.ts'
import type { Rules } from './rules.ts'

export type Site = { dist: string; rules: Rules }

/** The host's answer: a file, another address, or a bare status with a short text. */
type Answer =
  | { kind: 'file'; status: number; file: string }
  | { kind: 'moved'; status: number; location: string }
  | { kind: 'refused'; status: number; text: string }

/** A forced rule wins over a file; a path without rule and file gets the 404 page. */
export function decide(request: HostRequest, { dist, rules }: Site): Answer {
  const found = findFile(dist, request.path)
  const match = rules.match(request)
  if (match && (match.force || !found)) return follow(match, request, dist)
  if (!found) return notFound(dist)
  if (found.address === request.path) return { kind: 'file', status: 200, file: found.file }
  return { kind: 'moved', status: 301, location: encodeURI(found.address) + request.search }
}

function follow(match: Match, { search }: HostRequest, dist: string): Answer {
  const here = 'http://localhost'
  // The engine decodes paths, so a percent sign may be unescaped.
  const target = new URL(match.to.replace(/%(?![\da-f]{2})/gi, '%25'), here)
  // A target without a query keeps the visitor's.
  if (target.search === '') target.search = search

  if (match.status >= 300 && match.status < 400) {
    return { kind: 'moved', status: match.status, location: target.href.replace(here, '') }
  }
  if (target.origin !== here) {
    return { kind: 'refused', status: 502, text: `Only the real host fetches ${target.href}` }
  }
  const path = match.force404 ? undefined : decodePath(target.pathname)
  const found = path === undefined ? undefined : findFile(dist, path)
  return found ? { kind: 'file', status: match.status, file: found.file } : notFound(dist)
}

function notFound(dist: string): Answer {
  const page = findFile(dist, '/404.html')
  return page
    ? { kind: 'file', status: 404, file: page.file }
    : { kind: 'refused', status: 404, text: 'Not Found' }
}
