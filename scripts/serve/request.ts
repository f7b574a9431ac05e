import type { IncomingMessage } from 'node:http'

/** The parts of a request that the host uses. */
export type HostRequest = {
  /** Decoded, with one leading slash. */
  path: string
  /** Empty, or starting with the question mark. */
  search: string
  headers: Record<string, string>
  cookies: Record<string, string>
}

/** Reads a request; undefined when its path cannot be decoded or is no path. */
export function readRequest({ url = '', headers }: IncomingMessage): HostRequest | undefined {
  if (!url.startsWith('/')) return undefined
  // Two leading slashes would make the next word a host name.
  const { pathname, search } = new URL(`http://localhost${url.replace(/^[/\\]+/, '/')}`)
  const path = decodePath(pathname)
  if (path === undefined) return undefined
  const cookies = readCookies(headers.cookie ?? '')
  return { path, search, cookies, headers: { ...flatten(headers), ...visitor(headers, cookies) } }
}

/** Undefined for invalid UTF-8, and for a path that no file system accepts. */
export function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

function readCookies(header: string): Record<string, string> {
  const pairs = header.split(/;\s*/).filter(pair => pair.includes('='))
  return Object.fromEntries(
    pairs.map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
  )
}

function flatten(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')])
  )
}

/** The host knows a visitor's country and language; here the host's own two cookies set them. */
function visitor(headers: IncomingMessage['headers'], cookies: Record<string, string>) {
  const accepted = headers['accept-language']?.slice(0, 2)
  return {
    'x-country': cookies.nf_country ?? 'us',
    'x-language': cookies.nf_lang ?? accepted ?? 'en'
  }
}
