import { createReadStream, existsSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { ASSETS_DIR } from './folder.ts'
import { type Make, makeOrdered } from './ordered-file.ts'

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.csv': 'text/csv',
  '.png': 'image/png',
  '.jpg': 'image/jpeg'
}

/** Serves the files made by pages in the dev server; a build copies them into the site. */
export function serveAssets(make: Make): Plugin {
  return {
    name: 'page-made-assets',
    configureServer({ middlewares }) {
      middlewares.use('/_assets', ({ url = '' }, response, next) => {
        const name = basename(url)
        const file = join(ASSETS_DIR, name)
        const type = TYPES[extname(file)]
        const answer = () => {
          if (type === undefined || !existsSync(file)) {
            next()
            return
          }
          response.setHeader('content-type', type)
          createReadStream(file).pipe(response)
        }
        makeOrdered(name, make).then(answer, next)
      })
    }
  }
}
