import { withoutClosed } from './closed-countries.ts'
import type { HeaderRule } from './headers.ts'
import { headerMaps, headerLines, typeLocations } from './nginx-headers.ts'
import { PASSWORD_FILE, passwordOf } from './nginx-password.ts'
import { pathPattern, pathTarget } from './nginx-pattern.ts'
import type { Redirect } from './redirects.ts'

type HostRules = { redirects: readonly Redirect[]; headers: readonly HeaderRule[] }

/**
 * The rules of the site for nginx, by file name: `http.conf` to include in `http { }`, `server.conf` in the `server { }`
 * whose `root` is the site of the release, and the `password` of a preview that has one. Maps keep the order of the list: nginx uses the first pattern that matches.
 */
export function formatNginx({ redirects, headers }: HostRules): Record<string, string> {
  const { others, closed } = withoutClosed(redirects)
  const password = passwordOf(headers)
  return {
    'http.conf': join([
      // Patterns match the path as it was sent: a decoded path could carry a line break into a
      // header. Several slashes at its start would make the next word a host name.
      '# Written by the build: which address moves where, and what is sent with it.',
      map('$request_uri $site_path', [`"~^/*(?<site_sent>[^?]*?)${END}(?:[?]|$)" /$site_sent;`]),
      map('$site_path $site_moved', [
        ...others.filter(isMove).map(move),
        ...closed.map(({ pattern, to, status }) => `"~${pattern}" "${status} ${to}";`)
      ]),
      ...[301, 302].map(status =>
        map(`$site_moved $site_moved_${status}`, [
          `"~^${status} (?<site_target>.*)$" $site_target;`
        ])
      ),
      map('$uri $site_file', ['"~^(?<site_name>/.*[^/])/+$" $site_name.html;']),
      map('$site_path $site_not_found', [
        'default /404.html;',
        ...redirects.filter(isFallback).map(fallback)
      ]),
      ...headerMaps(headers)
    ]),
    'server.conf': join([
      '# Written by the build. The server it is included in says where to listen, and names the site as its root.',
      'server_tokens off;\nabsolute_redirect off;\nerror_page 404 $site_not_found;',
      ...(password ? [password.lines] : []),
      TYPES,
      COMPRESSION,
      headerLines(headers),
      'location / {\n  try_files $uri $uri.html @moved;\n}',
      LOST,
      'location ~ "/\\.(?!well-known/)|^/_(headers|redirects)$" {\n  return 404;\n}',
      ...typeLocations(headers),
      ...redirects.filter(isForcedMove).map(forcedMove),
      ...redirects.filter(isOwnStatus).map(ownStatus)
    ]),
    ...(password && { [PASSWORD_FILE]: password.file })
  }
}

/** What servers and browsers take for a slash at the end of a path. */
const END = '(?:/|%2[Ff]|/[.]|/%2[Ee])*'

/** What the site has, whatever the server's own list says. */
const types = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'text/csv': 'csv',
  'application/xml': 'xml',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/vnd.microsoft.icon': 'ico',
  'font/woff2': 'woff2',
  'video/mp4': 'mp4',
  'video/webm': 'webm'
}
const texts = Object.keys(types).filter(type => /^text|json/.test(type))
const withCharset = texts.filter(type => type !== 'text/html').join(' ')

const TYPES = `types {
${Object.entries(types)
  .map(([type, extensions]) => `  ${type} ${extensions};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${withCharset};`

/** Files that lie compressed beside the originals are sent as they are; others are compressed by the server. */
const COMPRESSION = `gzip on;
gzip_static on;
gzip_vary on;
gzip_min_length 1000;
gzip_types ${withCharset} image/svg+xml application/xml application/atom+xml;`

const LOST = `location @moved {
  if ($site_moved_301) {
    return 301 $site_moved_301$is_args$args;
  }
  if ($site_moved_302) {
    return 302 $site_moved_302$is_args$args;
  }
  if (-f $document_root$site_file) {
    return 301 $site_path$is_args$args;
  }
  return 404;
}`

const isMove = ({ status }: Redirect) => status !== 404
const isForcedMove = (rule: Redirect) => isMove(rule) && rule.isForced === true
const isOwnStatus = ({ status, isForced = false }: Redirect) => status === 404 && isForced
const isFallback = ({ status, isForced = false }: Redirect) => status === 404 && !isForced

function move({ from, to, status }: Redirect): string {
  return `"~${pathPattern(from)}" "${status} ${pathTarget(to)}";`
}

/** A file in the place of the address does not win. */
function forcedMove({ from, to, status }: Redirect): string {
  return `location = ${from} {\n  return ${status} ${to}$is_args$args;\n}`
}

function fallback({ from, to }: Redirect): string {
  return `"~${pathPattern(from)}" ${to};`
}

/** The address of a 404 page answers with status 404 too. */
function ownStatus({ from, to }: Redirect): string {
  return from === to
    ? `location = ${from} {\n  internal;\n}`
    : `location ~ "${pathPattern(from)}" {\n  return 404;\n}`
}

function map(variables: string, lines: readonly string[]): string {
  return `map ${variables} {\n${lines.map(line => `  ${line}\n`).join('')}}`
}

function join(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`
}
