import { createReadStream, existsSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { ASSETS_DIR } from './folder.ts'

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.csv': 'text/csv',
  '.png': 'image/png',
  '.webp': 'image/webp'
}

/** Answers for the files that pages made in the dev server; in a build they are copied into the site. */
export function serveAssets(): Plugin {
  return {
    name: 'page-made-assets',
    configureServer({ middlewares }) {
      middlewares.use('/_assets', ({ url = '' }, response, next) => {
        const file = join(ASSETS_DIR, basename(url))
        const type = TYPES[extname(file)]
        if (type === undefined || !existsSync(file)) {
          next()
          return
        }
        response.setHeader('content-type', type)
        createReadStream(file).pipe(response)
      })
    }
  }
}
