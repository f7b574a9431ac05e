import { BASIC_AUTH, type HeaderRule, REVALIDATED } from '#routes/headers.ts'
import { headerPattern } from '../patterns.ts'

const TYPE = 'Content-Type'

const CACHING = 'Cache-Control'
/** The value of a header from a map. Its patterns do not match most requests, so those get the default. */
const EVERYWHERE = '/*'

/**
 * A map for each header that differs from place to place, because `add_header` in a location would disable those of its
 * server. An empty header is not sent. nginx uses the first pattern that matches, so the last rule comes first.
 */
export function headerMaps(rules: readonly HeaderRule[]): string[] {
  const differing = namesOf(rules).filter(name => usualEverywhere(name, rules) === undefined)
  const maps = differing.map(name => {
    const saying = sayingOf(name, rules).toReversed()
    const lines = saying
      .filter(({ path }) => path !== EVERYWHERE)
      .map(({ path, values }) => `  "~${headerPattern(path)}" ${quoted(values[name] ?? '')};\n`)
    const usual =
      saying.find(({ path }) => path === EVERYWHERE)?.values[name] ??
      (name === CACHING ? REVALIDATED : '')
    return `map $uri ${variableOf(name)} {\n  default ${quoted(usual)};\n${lines.join('')}}`
  })
  return [...maps, CACHING_MAP]
}

/**
 * Not cached whatever the rules say of the address: a missing file may exist tomorrow, and a redirect may lead
 * elsewhere.
 */
const CACHING_MAP = `map $status $site_caching {
  default "${REVALIDATED}";
${[200, 206, 304].map(status => `  ${status} ${variableOf(CACHING)};\n`).join('')}  301 "no-cache";
  302 "no-cache";
}`

/** Sent with every status, 404 too. */
export function headerLines(rules: readonly HeaderRule[]): string {
  const valueOf = (name: string) => {
    if (name === CACHING) return '$site_caching'
    const usual = usualEverywhere(name, rules)
    return usual === undefined ? variableOf(name) : quoted(usual)
  }
  return namesOf(rules)
    .map(name => `add_header ${name} ${valueOf(name)} always;`)
    .join('\n')
}

const sayingOf = (name: string, rules: readonly HeaderRule[]) =>
  rules.filter(({ values }) => name in values)

/**
 * The value of a header that is the same everywhere. A literal is faster than a map, which each request would look up.
 */
function usualEverywhere(name: string, rules: readonly HeaderRule[]): string | undefined {
  const [saying, ...others] = sayingOf(name, rules)
  const isUsual = name !== CACHING && others.length === 0 && saying?.path === EVERYWHERE
  return isUsual ? saying.values[name] : undefined
}

/**
 * A content type is not an added header: a location sets it as its only type. There is one location for each type,
 * because a request for a page is compared with all of them.
 */
export function typeLocations(rules: readonly HeaderRule[]): string[] {
  const byType = Map.groupBy(sayingOf(TYPE, rules), ({ values }) => values[TYPE])
  return [...byType].map(([type, all]) => {
    const patterns = all.map(({ path }) => headerPattern(path)).join('|')
    return `location ~ "${patterns}" {\n  types {}\n  default_type "${type}";\n  try_files $uri @moved;\n}`
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
