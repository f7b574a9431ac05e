import { BASIC_AUTH, type HeaderRule, REVALIDATED } from '#routes/headers.ts'
import { mediaTypes, OTHER_TYPE } from './media-types.ts'
import { headerPattern, PATH_END, type Pattern } from './patterns.ts'
import { fallbacksOf, type HostRules, isForcedMove, movesOf, ownStatusesOf } from './rules.ts'

/**
 * The rules of the site for Caddy: a snippet `site` for the block of an address whose `root` is the site of the
 * release. Patterns are matched with the path as it was sent, without slashes at its ends; of a map, the first match
 * applies.
 */
export function formatCaddy({ redirects, headers }: HostRules): string {
  const moved = movesOf(redirects)
  const fallbacks = fallbacksOf(redirects)
  return `# Written by the build: import this file, then \`import site\` where an address is served.
(site) {
  map {http.request.orig_uri} {site_path} {site_query} {
    \`~^/*([^?]*?)${PATH_END}([?].*)?$\` "/\${1}" "\${2}"
  }
  map {site_path} {site_moved} {
${moved.map(rule => mapLine(rule, `${rule.status} ${rule.to}`)).join('')}  }
  map {site_path} {site_not_found} {
${fallbacks.map(rule => mapLine(rule, rule.to)).join('')}    default /404.html
  }
  map {http.request.uri.path} {site_type} {
${headers.map(ownTypeLine).join('')}${mediaTypes.map(typeLine).join('')}    default ${OTHER_TYPE}
  }
  encode {
    gzip
    minimum_length 1000
  }
  route {
    header -Server
    header Cache-Control "${REVALIDATED}"
${headers.map(headerLines).join('')}${passwordLines(headers)}    @hidden {
      path_regexp ^/_(headers|redirects)$|/[.]
      not path /.well-known/*
    }
    error @hidden 404
${redirects.filter(isForcedMove).map(forcedMove).join('')}    @own_status path_regexp ${
    ownStatusesOf(redirects)
      .map(({ pattern }) => goPattern(pattern))
      .join('|') || '^$'
  }
    error @own_status 404
    @found {
      not path */
      file {path} {path}.html
    }
    route @found {
      rewrite {http.matchers.file.relative}
      header Content-Type {site_type}
      file_server {
        disable_canonical_uris
        precompressed br gzip
      }
    }
    header Cache-Control no-cache
    @moved vars_regexp moved {site_moved} "^(301|302) ([^#]*)(#.*)?$"
    redir @moved {re.moved.2}{site_query}{re.moved.3} {re.moved.1}
    @page file {site_path}.html
    redir @page {site_path}{site_query} 301
    error 404
  }
  handle_errors {
    @missing expression {http.error.status_code} == 404
    route @missing {
      rewrite {site_not_found}
${headers.filter(isEverywhere).map(headerLines).join('')}      header Cache-Control "${REVALIDATED}"
      header Content-Type "text/html; charset=utf-8"
      file_server {
        status 404
        disable_canonical_uris
        precompressed br gzip
      }
    }
  }
}
`
}

const TYPE = 'Content-Type'

const isEverywhere = ({ path }: HeaderRule): boolean => path === '/*'

/** The later of two lines wins. */
function headerLines({ path, values }: HeaderRule): string {
  const name = `@header_${path.replaceAll(/\W/g, '_')}`
  const matcher = isEverywhere({ path, values }) ? '' : `${name} `
  return [
    ...(matcher === '' ? [] : [`${matcher}path_regexp ${headerPattern(path)}`]),
    ...Object.entries(values)
      .filter(([header]) => header !== BASIC_AUTH && header !== TYPE)
      .map(([header, value]) => `header ${matcher}${header} \`${value}\``)
  ]
    .map(line => `    ${line}\n`)
    .join('')
}

/** The file contains the password as browsers send it, so only the server may read it. */
function passwordLines(headers: HostRules['headers']): string {
  const password = headers.map(({ values }) => values[BASIC_AUTH]).find(Boolean)
  if (password === undefined) return ''
  return `    @stranger not header Authorization "Basic ${btoa(password)}"
    header @stranger WWW-Authenticate \`Basic realm="Preview"\`
    error @stranger 401
`
}

function mapLine({ pattern }: Pattern, value: string): string {
  return `    \`~${goPattern(pattern)}\` "${value}"\n`
}

function ownTypeLine({ path, values }: HeaderRule): string {
  const type = values[TYPE]
  return type === undefined ? '' : `    "~${headerPattern(path)}" "${type}"\n`
}

function typeLine({ type, extensions, hasCharset }: (typeof mediaTypes)[number]): string {
  return `    "~[.](${extensions.join('|')})$" "${type}${hasCharset ? '; charset=utf-8' : ''}"\n`
}

function forcedMove({ from, to, status }: HostRules['redirects'][number]): string {
  const name = `@forced_${from.replaceAll(/\W/g, '_')}`
  return `    ${name} path_regexp ^${from}$\n    redir ${name} ${to}{site_query} ${status}\n`
}

function goPattern(pattern: string): string {
  return pattern.replaceAll('(?<', '(?P<')
}
