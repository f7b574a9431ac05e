import type { Plugin } from 'vite'

/**
 * The code that runs before each `import()`, a fifth of the 760 bytes of Vite's own helper: style sheets of such code
 * are linked by name (ADR 10), and every supported browser knows `modulepreload`. If another version of Vite uses its
 * helper in another way, `tests/dist/bytes.test.ts` fails.
 */
const helper = `
const seen = new Set()
export function __vitePreload(load, files = []) {
  for (const file of files)
    if (!seen.has(file)) {
      seen.add(file)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
    }
  return load()
}`

/** Requests a chunk together with everything that it imports. Every page contains this, so it is short. */
export const fetchImportsAtOnce: Plugin = {
  name: 'fetch-imports-at-once',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => helper }
}
