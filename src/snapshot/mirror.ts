import { hash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '#bff/client.ts'
import { BffError } from '#bff/errors.ts'
import { type Asker, headersOf } from '#bff/request.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'

export const MIRROR_DIR = join('.cache', 'files')

/** Mirrored files by path, each with its name in the cache folder. */
export type MirroredFiles = Record<string, string>

export type Mirror = {
  /** Why the file cannot be had, or `undefined` when it is in the cache. Each file is asked for once. */
  fetch: (address: string) => Promise<string | undefined>
  files: () => MirroredFiles
}

type Options = { client: Client; assetsUrl: string; asker: Asker; dir: string }

/** Copies of the asset host's files in `dir`, kept between builds and asked for again only when they changed. */
export function createMirror({ client, assetsUrl, asker, dir }: Options): Mirror {
  const asked = new Map<string, Promise<string | undefined>>()
  const mirrored = new Map<string, string>()

  async function download(path: string): Promise<string | undefined> {
    if (!isPlain(path)) return 'Such a path cannot be a file of the site.'
    const url = assetsUrl + path
    const name = hash('sha256', url)
    const file = join(dir, name)
    const asked = { call: `GET ${path}`, pattern: path, tree: asker.prefix, url }
    const request = { ...asked, headers: headersOf(asker) }
    try {
      const { isNew, etag } = await client.download(request, { file, etag: await readEtag(file) })
      if (isNew && etag !== undefined) await writeEtag(file, etag)
    } catch (error) {
      if (error instanceof BffError) return error.message
      throw error
    }
    mirrored.set(path, name)
    return undefined
  }

  return {
    fetch: address => {
      const path = new URL(address, 'http://localhost').pathname
      const answer = asked.get(path) ?? download(path)
      asked.set(path, answer)
      return answer
    },
    files: () => Object.fromEntries([...mirrored].sort())
  }
}

/** Neither a folder, nor a file that the host reads as its own (`_headers`), nor a way out of the folder it goes to. */
function isPlain(path: string): boolean {
  try {
    return !/\/$|[\\\p{Cc}]|\/\.\.(\/|$)|^\/_/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** The size guards against a file that is not the one the ETag was written for. */
async function writeEtag(file: string, etag: string): Promise<void> {
  const { size } = await stat(file)
  await writeFile(`${file}.json`, JSON.stringify({ etag, size }))
}

async function readEtag(file: string): Promise<string | undefined> {
  try {
    const noted: unknown = JSON.parse(await readFile(`${file}.json`, 'utf8'))
    const { size } = await stat(file)
    if (!isPlainObject(noted) || noted.size !== size) return undefined
    return typeof noted.etag === 'string' ? noted.etag : undefined
  } catch {
    return undefined
  }
}
