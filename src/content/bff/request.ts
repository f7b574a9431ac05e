import type { Endpoint } from '#contract/endpoints.ts'
import { longestTextOf } from '#contract/longest-text.ts'
import type { Request } from './client.ts'
import { parseContentJs } from './content-js.ts'

/** The tree that a request is made for: its headers carry country, environment and language. */
export type RequestContext = { prefix: string; country: string; env: string; lang: string }

export type Parameters = Readonly<Record<string, string>>

type From = { hosts: Record<Endpoint['host'], string>; context: RequestContext }

export function requestOf(
  { host, path, schema, failure }: Endpoint,
  { hosts, context }: From,
  parameters: Parameters
): Request {
  const filled = filledPath(path, parameters)
  return {
    call: `GET ${filled}`,
    pattern: path,
    tree: context.prefix,
    url: hosts[host] + filled,
    failure,
    headers: headersOf(context),
    longest: longestTextOf(schema),
    isStamped: host === 'assets',
    parse: path.endsWith('.js') ? parseContentJs : undefined
  }
}

/** A path of the contract with its parameters. */
export function filledPath(path: string, parameters: Parameters): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
}

export function headersOf({ country, env, lang }: RequestContext): Record<string, string> {
  return { isocountry: country, env, lang }
}
