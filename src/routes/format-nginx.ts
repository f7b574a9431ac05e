import type { HeaderRule } from './headers.ts'
import { headerMaps, headerLines, typeLocations } from './nginx-headers.ts'
import { pathPattern, pathTarget } from './nginx-pattern.ts'
import type { Redirect } from './redirects.ts'

type HostRules = { redirects: readonly Redirect[]; headers: readonly HeaderRule[] }

/**
 * Redirects and headers for nginx, by file name: `http.conf` to include in `http { }`, `server.conf` in the `server {
 * }` whose `root` is the site. Maps keep the order of the list: nginx uses the first pattern that matches.
 */
export function formatNginx({ redirects, headers }: HostRules): Record<string, string> {
  return {
    'http.conf': join([
      // Patterns match the path as it was sent: a decoded path could carry a line break into a
      // header.
      '# Written by the build: which address moves where, and what is sent with it.',
      map('$request_uri $site_path', ['~^(?<site_sent>[^?]*) $site_sent;']),
      map('$site_path $site_moved', redirects.filter(isMove).map(move)),
      ...[301, 302].map(status =>
        map(`$site_moved $site_moved_${status}`, [
          `"~^${status} (?<site_target>.*)$" $site_target;`
        ])
      ),
      map('$site_path $site_page', ['~^(?<site_bare>/.*[^/])/+$ $site_bare;']),
      map('$site_path $site_not_found', [
        'default /404.html;',
        ...redirects.filter(isFallback).map(fallback)
      ]),
      ...headerMaps(headers)
    ]),
    'server.conf': join([
      '# Written by the build. The server it is included in says where to listen, and names the site as its root.',
      'charset utf-8;\nabsolute_redirect off;\nerror_page 404 $site_not_found;',
      headerLines(headers),
      'location / {\n  try_files $uri $uri.html @moved;\n}',
      LOST,
      'location ~ "/\\.(?!well-known/)|^/_(headers|redirects)$" {\n  return 404;\n}',
      // nginx does not know the type of Markdown.
      'location ~ \\.md$ {\n  default_type text/markdown;\n  try_files $uri @moved;\n}',
      ...typeLocations(headers),
      ...redirects.filter(isOwnStatus).map(ownStatus)
    ])
  }
}

const LOST = `location @moved {
  if ($site_moved_301) {
    return 301 $site_moved_301$is_args$args;
  }
  if ($site_moved_302) {
    return 302 $site_moved_302$is_args$args;
  }
  if (-f $document_root$site_page.html) {
    return 301 $site_page$is_args$args;
  }
  return 404;
}`

const isMove = ({ status }: Redirect) => status !== 404
const isOwnStatus = ({ status, isForced = false }: Redirect) => status === 404 && isForced
const isFallback = ({ status, isForced = false }: Redirect) => status === 404 && !isForced

function move({ from, to, status }: Redirect): string {
  return `"~${pathPattern(from)}" "${status} ${pathTarget(to)}";`
}

function fallback({ from, to }: Redirect): string {
  return `"~${pathPattern(from)}" ${to};`
}

/** The address of a 404 page answers with status 404 too. */
function ownStatus({ from, to }: Redirect): string {
  return `location = ${from} {\n  ${from === to ? 'internal' : 'return 404'};\n}`
}

function map(variables: string, lines: readonly string[]): string {
  return `map ${variables} {\n${lines.map(line => `  ${line}\n`).join('')}}`
}

function join(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`
}
