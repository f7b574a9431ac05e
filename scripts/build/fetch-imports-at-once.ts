import type { Plugin } from 'vite'

/**
 * The code before each `import()`. Style sheets of such code are linked by name (ADR 10), and every supported browser
 * knows `modulepreload`, so only this fifth of Vite's own helper (760 bytes) is needed. If another version of Vite calls
 * its helper otherwise, a test of the built site says so (`tests/dist/bytes.test.ts`).
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
