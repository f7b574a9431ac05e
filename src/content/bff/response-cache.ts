import { hash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type CachedResponse = { etag: string; body: string }

export type ResponseCache = {
  read: (key: string) => Promise<CachedResponse | undefined>
  write: (key: string, response: CachedResponse) => Promise<void>
}

/**
 * Stores answers of earlier builds in `dir`, a file each: the ETag, a digest of it and the body, the body.
 * Builds may share the folder: a file is written completely or not at all, and a damaged one is ignored.
 */
export function createResponseCache(dir: string): ResponseCache {
  return {
    read: async key => {
      const file = fileOf(dir, key)
      const response = parse(await readFile(file, 'utf8').catch(() => ''))
      // A used file is not old, so its time is set to now. Another build may just have removed it.
      if (response) await utimes(file, new Date(), new Date()).catch(() => undefined)
      return response
    },
    write: async (key, { etag, body }) => {
      const file = fileOf(dir, key)
      const fresh = `${file}.${randomUUID()}`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(fresh, `${etag}\n${digestOf(etag, body)}\n${body}`)
      await rename(fresh, file)
    }
  }
}

/** A folder for each pair of letters: thousands of files in one folder are slow on some file systems. */
function fileOf(dir: string, key: string): string {
  const name = hash('sha256', key)
  return join(dir, name.slice(0, 2), name.slice(2))
}

function parse(file: string): CachedResponse | undefined {
  const [, etag, digest, body] = /^(.+)\n(.+)\n([^]*)$/.exec(file) ?? []
  if (etag === undefined || digest === undefined || body === undefined) return undefined
  return digestOf(etag, body) === digest ? { etag, body } : undefined
}

/** Of the ETag, too: with a damaged one, every later request would fail. */
const digestOf = (etag: string, body: string): string => hash('sha1', `${etag}\n${body}`)
