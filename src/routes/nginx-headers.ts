import type { HeaderRule } from './headers.ts'
import { pathPattern } from './nginx-pattern.ts'

const TYPE = 'Content-Type'

/**
 * A map for each header, because `add_header` in a location would disable those of its server. An empty header is not
 * sent. nginx uses the first pattern that matches, so the last rule comes first.
 */
export function headerMaps(rules: readonly HeaderRule[]): string[] {
  return namesOf(rules).map(name => {
    const lines = rules
      .filter(({ values }) => name in values)
      .toReversed()
      .map(({ path, values }) => `  "~${pathPattern(path)}" "${values[name] ?? ''}";\n`)
    return `map $uri ${variableOf(name)} {\n${lines.join('')}}`
  })
}

/** `always` sends a header with a 404 too; caching times are not sent with it. */
export function headerLines(rules: readonly HeaderRule[]): string {
  return namesOf(rules)
    .map(
      name => `add_header ${name} ${variableOf(name)}${name === 'Cache-Control' ? '' : ' always'};`
    )
    .join('\n')
}

/** A content type is not an added header: a location sets it as its only type. */
export function typeLocations(rules: readonly HeaderRule[]): string[] {
  return rules.flatMap(({ path, values }) => {
    const type = values[TYPE]?.split(';')[0]
    if (type === undefined) return []
    return [
      `location ~ ${pathPattern(path)} {\n  types {}\n  default_type ${type};\n  try_files $uri @moved;\n}`
    ]
  })
}

function namesOf(rules: readonly HeaderRule[]): string[] {
  const names = rules.flatMap(({ values }) => Object.keys(values))
  return [...new Set(names)].filter(name => name !== TYPE)
}

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`
}
