import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Computes a `*.computed.ts` module while the code is bundled, and bundles its values, which are JSON, instead of it:
 * they depend on files of the repository alone, and otherwise each thread of each build would compute them.
 */
export const computedModules: Plugin = {
  name: 'computed-modules',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\.computed\.ts$/ },
    handler: async id => {
      const values = Object.entries((await import(pathToFileURL(id).href)) as object)
      return values.map(([name, value]) => `export const ${name} = ${literalOf(value)}`).join('\n')
    }
  }
}

/** Parsing a string as JSON takes less time than an object literal of this size. */
function literalOf(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
}
