import type { HeaderRule } from './headers.ts'
import { pathPattern } from './nginx-pattern.ts'

const TYPE = 'Content-Type'

/**
 * A map a header, because an `add_header` of a location would switch off those of its server. An empty one is not sent.
 * nginx takes the first pattern that matches: the last rule comes first.
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

/** With `always` a 404 has them too, but for the time that an answer may be kept. */
export function headerLines(rules: readonly HeaderRule[]): string {
  return namesOf(rules)
    .map(
      name => `add_header ${name} ${variableOf(name)}${name === 'Cache-Control' ? '' : ' always'};`
    )
    .join('\n')
}

/** The type is no added header: a location of its own has it as the only one. */
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
