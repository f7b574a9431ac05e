import { BASIC_AUTH, type HeaderRule } from './headers.ts'
import { pathPattern } from './nginx-pattern.ts'

const TYPE = 'Content-Type'

const CACHING = 'Cache-Control'
const revalidated = 'public,max-age=0,must-revalidate'

/**
 * A map for each header, because `add_header` in a location would disable those of its server. An empty header is not
 * sent. nginx uses the first pattern that matches, so the last rule comes first.
 */
export function headerMaps(rules: readonly HeaderRule[]): string[] {
  const maps = namesOf(rules).map(name => {
    const lines = rules
      .filter(({ values }) => name in values)
      .toReversed()
      .map(({ path, values }) => `  "~${pathPattern(path)}" ${quoted(values[name] ?? '')};\n`)
    const usual = name === CACHING ? `  default "${revalidated}";\n` : ''
    return `map $uri ${variableOf(name)} {\n${usual}${lines.join('')}}`
  })
  return [...maps, CACHING_MAP]
}

/** A missing file may exist tomorrow, and a redirect lead elsewhere, whatever the rules say of their addresses. */
const CACHING_MAP = `map $status $site_caching {
  default "${revalidated}";
  "~^(200|206|304)$" ${variableOf(CACHING)};
  "~^30[12]$" "no-cache";
}`

/** Sent with every status, 404 too. */
export function headerLines(rules: readonly HeaderRule[]): string {
  return namesOf(rules)
    .map(
      name => `add_header ${name} ${name === CACHING ? '$site_caching' : variableOf(name)} always;`
    )
    .join('\n')
}

/** A content type is not an added header: a location sets it as its only type. */
export function typeLocations(rules: readonly HeaderRule[]): string[] {
  return rules.flatMap(({ path, values }) => {
    const type = values[TYPE]
    if (type === undefined) return []
    return [
      `location ~ ${pathPattern(path)} {\n  types {}\n  default_type "${type}";\n  try_files $uri @moved;\n}`
    ]
  })
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', String.raw`\"`)}"`
}

function namesOf(rules: readonly HeaderRule[]): string[] {
  const names = rules.flatMap(({ values }) => Object.keys(values))
  return [...new Set(names)].filter(name => name !== TYPE && name !== BASIC_AUTH)
}

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`
}
