import { hash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type CachedResponse = { etag: string; body: string }

export type ResponseCache = {
  read: (key: string) => Promise<CachedResponse | undefined>
  write: (key: string, response: CachedResponse) => Promise<void>
}

/**
 * Answers of earlier builds in `dir`, one file each: its ETag, a digest of the body, the body.
 * Several builds may share the folder: a file appears whole or not at all, and one that is not whole is not there.
 */
export function createResponseCache(dir: string): ResponseCache {
  return {
    read: async key => parse(await readFile(fileOf(dir, key), 'utf8').catch(() => '')),
    write: async (key, { etag, body }) => {
      const file = fileOf(dir, key)
      const fresh = `${file}.${randomUUID()}`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(fresh, `${etag}\n${hash('sha1', body)}\n${body}`)
      await rename(fresh, file)
    }
  }
}

/** Two letters a folder: thousands of files in one are slow on some file systems. */
function fileOf(dir: string, key: string): string {
  const name = hash('sha256', key)
  return join(dir, name.slice(0, 2), name.slice(2))
}

function parse(file: string): CachedResponse | undefined {
  const [, etag, digest, body] = /^(.+)\n(.+)\n([^]*)$/.exec(file) ?? []
  if (etag === undefined || digest === undefined || body === undefined) return undefined
  return hash('sha1', body) === digest ? { etag, body } : undefined
}
