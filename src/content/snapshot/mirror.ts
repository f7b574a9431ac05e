import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Client } from '#bff/client.ts'
import { BffError, PullEnded } from '#bff/errors.ts'
import type { Refuse } from '#bff/follow.ts'
import { type RequestContext, headersOf } from '#bff/request.ts'
import type { NamedAddress } from './addresses.ts'
import { type FileSource, sourceOf } from './file-source.ts'
import { faultOf } from './file-types.ts'
import { readNote, writeNote } from './note.ts'

export const MIRROR_DIR = join('.cache', 'files')

/** Mirrored files by their path in the site: the name in the cache folder, a digest, the day of the last change. */
export type MirroredFiles = Record<string, { name: string; sha256: string; modified?: string }>

/** The address of a file in the site, or why it is not published. */
export type Published = { address: string } | { failure: string }

type Named = Pick<NamedAddress, 'address' | 'kind'>

export type Mirror = {
  /** Publishes a file. Each file is requested once. */
  publish: (named: Named) => Promise<Published>
  files: () => MirroredFiles
  /** The file at a path of the site. */
  fileAt: (path: string) => MirroredFiles[string] | undefined
}

type Options = {
  client: Client
  assetsUrl: string
  context: RequestContext
  dir: string
  /** Refuses addresses of other hosts. */
  refuse: Refuse
}

/**
 * Mirrors the files that content names into `dir`. They are kept between builds and requested again only when
 * changed.
 */
export function createMirror({ client, assetsUrl, context, dir, refuse }: Options): Mirror {
  const published = new Map<string, Promise<Published>>()
  const asked = new Map<string, Promise<string | undefined>>()
  const mirrored = new Map<string, MirroredFiles[string]>()

  async function download({ url, path, type, isForeign }: FileSource): Promise<string | undefined> {
    const name = hash('sha256', url)
    const file = join(dir, name)
    const pattern = isForeign ? url : url.slice(assetsUrl.length)
    const of = { call: `GET ${pattern}`, pattern, tree: context.prefix, url }
    const request = {
      ...of,
      ...(isForeign ? { headers: {}, refuse } : { headers: headersOf(context) })
    }
    try {
      const noted = await readNote(file)
      const saved = await client.download(request, { file, etag: noted?.etag })
      const { sha256, modified } = saved ?? noted ?? {}
      if (saved !== undefined) await writeNote(file, saved)
      const fault = await faultOf(file, type)
      if (fault === undefined && sha256 !== undefined)
        mirrored.set(path, { name, sha256, modified })
      return fault
    } catch (error) {
      if (!(error instanceof BffError) || error.cause instanceof PullEnded) throw error
      return error.message
    }
  }

  async function publish(named: Named): Promise<Published> {
    const source = sourceOf(named, assetsUrl)
    if ('failure' in source) return source
    const answer = asked.get(source.url) ?? download(source)
    asked.set(source.url, answer)
    const failure = await answer
    return failure === undefined ? { address: source.path + source.rest } : { failure }
  }

  return {
    publish: named => {
      // Most trees name the same files.
      const key = `${named.kind} ${named.address}`
      const answer = published.get(key) ?? publish(named)
      published.set(key, answer)
      return answer
    },
    fileAt: path => mirrored.get(path),
    files: () => Object.fromEntries([...mirrored].sort(([one], [other]) => (one < other ? -1 : 1)))
  }
}
