import type { HeaderRule } from '#routes/headers.ts'

/** The list in Netlify's format `_headers`: a path, and its headers indented below. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return join(rules.map(({ path, values }) => [path, ...linesOf(values)]))
}

/** The same for Cloudflare, which joins the values of all rules for a path, unless a rule takes the earlier ones away. */
export function formatReplacingHeaders(rules: readonly HeaderRule[]): string {
  const set = new Set<string>()
  const blocks = rules.map(({ path, values }) => {
    const replaced = Object.keys(values).filter(name => set.has(name))
    for (const name of Object.keys(values)) set.add(name)
    return [path, ...replaced.map(name => `  ! ${name}`), ...linesOf(values)]
  })
  return join(blocks)
}

const linesOf = (values: HeaderRule['values']): string[] =>
  Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)

const join = (blocks: readonly string[][]): string =>
  `${blocks.map(lines => lines.join('\n')).join('\n\n')}\n`
