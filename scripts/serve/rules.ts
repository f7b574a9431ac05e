import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import redirector, { type Match, type Matcher } from 'netlify-redirector'
import type { HostRequest } from './request.ts'

/** The files of the rules: `_redirects` and `_headers` in the built site, and netlify.toml. */
export type RuleSources = { dist: string; config: string }

export type Rules = {
  match: (request: HostRequest) => Match | undefined
  headersFor: (path: string) => Record<string, string>
}

// The parser's result is untyped; these are the fields whose names differ in the engine.
type Redirect = { from: string; query: Record<string, string> }

/** A long run of tests requests fewer addresses. */
const MOST_KNOWN = 10_000

/** Reads the rules with the host's own parsers, for the host's own engine. */
export async function readRules(sources: RuleSources): Promise<Rules> {
  const [matcher, headersFor] = await Promise.all([readRedirects(sources), readHeaders(sources)])
  const known = new Map<string, Match | undefined>()
  return {
    match: request => {
      const { path, search, cookies, headers } = request
      const key = JSON.stringify([
        path,
        search,
        cookies,
        headers['x-country'],
        headers['x-language']
      ])
      // The engine tests every rule, some ten milliseconds a request, and the files of a page are
      // requested again and again.
      if (!known.has(key)) {
        if (known.size >= MOST_KNOWN) known.clear()
        known.set(key, matcher?.match(toQuestion(request)) ?? undefined)
      }
      return known.get(key)
    },
    headersFor
  }
}

async function readRedirects({ dist, config }: RuleSources): Promise<Matcher | undefined> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(dist, '_redirects')],
    netlifyConfigPath: config,
    configRedirects: [],
    minimal: false
  })
  refuse(errors as Error[])
  const rules = (redirects as Redirect[]).map(({ from, query, ...rule }) => ({
    ...rule,
    origin: from,
    params: query
  }))
  // The engine rejects an empty list.
  if (rules.length === 0) return undefined
  return redirector.parseJSON(JSON.stringify(rules), { jwtSecret: '', jwtRoleClaim: '' })
}

async function readHeaders({ dist, config }: RuleSources): Promise<Rules['headersFor']> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(dist, '_headers')],
    netlifyConfigPath: config,
    configHeaders: [],
    minimal: false
  })
  refuse(errors)
  return path =>
    Object.fromEntries(
      headers
        .filter(rule => 'forRegExp' in rule && rule.forRegExp.test(path))
        .flatMap(({ values }) => Object.entries(values))
        .map(([name, value]) => [name.toLowerCase(), value])
    )
}

function refuse(errors: Error[]): void {
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
}

function toQuestion({ path, search, headers, cookies }: HostRequest) {
  return {
    scheme: 'http',
    host: 'localhost',
    path,
    query: search.slice(1),
    headers,
    cookieValues: cookies,
    getHeader: (name: string) => headers[name.toLowerCase()] ?? '',
    getCookie: (name: string) => cookies[name] ?? ''
  }
}
