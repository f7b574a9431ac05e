import type { Redirect } from '#routes/redirects.ts'
import { mediaTypes, OTHER_TYPE } from '../media-types.ts'
import { type Pattern, PATH_END, patternsOf } from '../patterns.ts'
import { fallbacksOf, type HostRules, isForcedMove, isOwnStatus, movesOf } from '../rules.ts'
import { headerMaps, headerLines, typeLocations } from './headers.ts'
import { PASSWORD_FILE, passwordOf } from './password.ts'

/**
 * The rules of the site for nginx, by file name: `http.conf` to include in `http { }`, `server.conf` in the `server { }`
 * whose `root` is the site of the release, and the `password` of a preview that has one. Maps keep the order of the list: nginx uses the first pattern that matches.
 */
export function formatNginx(
  { redirects, headers }: HostRules,
  { hasBrotli = false } = {}
): Record<string, string> {
  const password = passwordOf(headers)
  return {
    'http.conf': join([
      // Patterns match the path as it was sent: a decoded path could carry a line break into a
      // header. Several slashes at its start would make the next word a host name.
      '# Written by the build: which address moves where, and what is sent with it.',
      map('$request_uri $site_path', [
        `"~^/*(?<site_sent>[^?]*?)${PATH_END}(?:[?]|$)" /$site_sent;`
      ]),
      map(
        '$site_path $site_moved',
        movesOf(redirects).map(rule => line(rule, `${rule.status} ${rule.to}`))
      ),
      ...[301, 302].map(status =>
        map(`$site_moved $site_moved_${status}`, [
          `"~^${status} (?<site_target>[^#]*)(?<site_fragment>.*)$" $site_target;`
        ])
      ),
      map('$uri $site_file', ['"~^(?<site_name>/.*[^/])/+$" $site_name.html;']),
      map('$site_path $site_not_found', [
        'default /404.html;',
        ...fallbacksOf(redirects).map(rule => line(rule, rule.to))
      ]),
      ...headerMaps(headers)
    ]),
    'server.conf': join([
      '# Written by the build. The server it is included in says where to listen, and names the site as its root.',
      'server_tokens off;\nabsolute_redirect off;\nerror_page 404 $site_not_found;',
      ...(password ? [password.lines] : []),
      TYPES,
      COMPRESSION,
      // A module of its own, without which nginx refuses the line.
      ...(hasBrotli ? ['brotli_static on;'] : []),
      OPEN_FILES,
      headerLines(headers),
      // Most requests are for pages, and the files of pages need no other location.
      'location / {\n  try_files $uri.html $uri @moved;\n}\n\nlocation ^~ /_assets/ {\n  try_files $uri @moved;\n}',
      LOST,
      'location ~ "/\\.(?!well-known/)|^/_(headers|redirects)$" {\n  return 404;\n}',
      ...typeLocations(headers),
      ...redirects.filter(isForcedMove).map(forcedMove),
      ...ownStatuses(redirects.filter(isOwnStatus))
    ]),
    ...(password && { [PASSWORD_FILE]: password.file })
  }
}

const withCharset = mediaTypes
  .filter(({ type, hasCharset }) => hasCharset && type !== 'text/html')
  .map(({ type }) => type)
  .join(' ')

const TYPES = `types {
${mediaTypes.map(({ type, extensions }) => `  ${type} ${extensions.join(' ')};`).join('\n')}
}
default_type ${OTHER_TYPE};
charset utf-8;
charset_types ${withCharset};`

/** A file with a compressed copy beside it is sent as that copy; the server compresses the others. */
const COMPRESSION = `gzip on;
gzip_static on;
gzip_vary on;
gzip_min_length 1000;
gzip_types ${withCharset} image/svg+xml application/xml application/atom+xml;`

/**
 * A page may have several file names, and each is looked for on the disk; the results are cached. A new release is
 * visible after a second.
 */
const OPEN_FILES = `open_file_cache max=2000 inactive=1m;
open_file_cache_valid 1s;
open_file_cache_errors on;`

const LOST = `location @moved {
  if ($site_moved_301) {
    return 301 $site_moved_301$is_args$args$site_fragment;
  }
  if ($site_moved_302) {
    return 302 $site_moved_302$is_args$args$site_fragment;
  }
  if (-f $document_root$site_file) {
    return 301 $site_path$is_args$args;
  }
  return 404;
}`

/** A named group of an expression becomes a variable of the whole server, so its name begins with `site`. */
function line({ pattern }: Pattern, value: string): string {
  const target = value.replaceAll('${', '${site_')
  return `"~${pattern.replaceAll('(?<', '(?<site_')}" "${target}";`
}

/** The redirect applies even if there is a file at the address. */
function forcedMove({ from, to, status }: Redirect): string {
  return `location = ${from} {\n  return ${status} ${to}$is_args$args;\n}`
}

/**
 * The address of a 404 page answers with status 404 too. All of these are one pattern, because every request is
 * compared with every pattern.
 */
function ownStatuses(rules: readonly Redirect[]): string[] {
  const pages = new Set(rules.map(({ to }) => to))
  const patterns = patternsOf(rules.filter(({ from }) => !pages.has(from)))
    .map(({ pattern }) => pattern.replaceAll(/\(\?<\w+>/g, '(?:'))
    .join('|')
  return [
    ...[...pages].map(page => `location = ${page} {\n  internal;\n}`),
    ...(patterns === '' ? [] : [`location ~ "${patterns}" {\n  return 404;\n}`])
  ]
}

function map(variables: string, lines: readonly string[]): string {
  return `map ${variables} {\n${lines.map(line => `  ${line}\n`).join('')}}`
}

function join(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`
}
