import type { HeaderRule } from '#routes/headers.ts'

/** The list in the host's format `_headers`: a path, and its headers indented below. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, values }) => {
    const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)
    return [path, ...lines].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}
