import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Host, startHost } from '#scripts/serve/server.ts'

/** The built site on a host of its own, which can be unreachable, and whose files can be replaced. */
export type FieldSite = {
  url: string
  leave: () => Promise<void>
  comeBack: () => Promise<void>
  /** Replaces a file of the site: `/br/valid.json`. */
  publish: (path: string, content: string) => void
  remove: () => Promise<void>
}

export async function aFieldSite(dist: string): Promise<FieldSite> {
  const folder = mkdtempSync(join(tmpdir(), 'field-site-'))
  linkAll(dist, folder)
  let host: Host = await startHost({ dist: folder, config: 'netlify.toml', port: 0 })
  const port = Number(new URL(host.url).port)
  return {
    url: host.url,
    leave: () => host.close(),
    async comeBack() {
      host = await startHost({ dist: folder, config: 'netlify.toml', port })
    },
    publish(path, content) {
      const file = join(folder, path)
      const parent = dirname(file)
      // A folder is a link to that of the site until one of its files is replaced.
      if (lstatSync(parent).isSymbolicLink()) {
        unlinkSync(parent)
        mkdirSync(parent)
        linkAll(join(dist, dirname(path)), parent)
      }
      rmSync(file, { force: true })
      writeFileSync(file, content)
    },
    async remove() {
      await host.close()
      rmSync(folder, { recursive: true })
    }
  }
}

function linkAll(from: string, to: string): void {
  for (const name of readdirSync(from)) symlinkSync(resolve(from, name), join(to, name))
}
