import { basename, join } from 'node:path'
import { contentType } from 'mime-types'
import type { Plugin } from 'vite'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Settings } from '#config/settings.ts'
import { href } from '#routes/href.ts'
import { MIRROR_DIR } from '#snapshot/mirror.ts'
import { readMirroredFiles } from '#snapshot/store.ts'
import { sendFile } from '../serve/send.ts'

/** Serves in the dev server what a built site has besides its pages: the redirect of `/` and the mirrored files. */
export function likeTheHost({ snapshotDir }: Pick<Settings, 'snapshotDir'>): Plugin {
  return {
    name: 'like-the-host',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const mirrored = readMirroredFiles(snapshotDir)[pathname]
        if (pathname === '/') {
          response.writeHead(302, { location: href('home', { tree: GLOBAL_COUNTRY }) }).end()
        } else if (mirrored === undefined) {
          next()
        } else {
          // Its name in the cache is a digest without a type.
          const type = contentType(basename(pathname)) || 'application/octet-stream'
          sendFile(response, {
            file: join(MIRROR_DIR, mirrored.name),
            status: 200,
            headers: { 'content-type': type },
            isHead: request.method === 'HEAD',
            asked: request.headers
          }).catch((error: unknown) => {
            // A visitor who closes the connection early is no error.
            if (!response.headersSent) next(error)
          })
        }
      })
    }
  }
}
