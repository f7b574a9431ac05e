import { createReadStream, existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { DRAWINGS_DIR } from './folder.ts'

/** Answers for drawings in the dev server; in a build they are copied into the site. */
export function serveDrawings(): Plugin {
  return {
    name: 'drawings',
    configureServer({ middlewares }) {
      middlewares.use('/_assets', ({ url = '' }, response, next) => {
        const file = join(DRAWINGS_DIR, basename(url))
        if (!file.endsWith('.svg') || !existsSync(file)) {
          next()
          return
        }
        response.setHeader('content-type', 'image/svg+xml')
        createReadStream(file).pipe(response)
      })
    }
  }
}
