import type { LongestText } from '#contract/longest-text.ts'
import { parseBody, readBody } from './body.ts'
import { type Clock, realClock } from './clock.ts'
import {
  BODY_LIMITS,
  type BodyLimits,
  FILE_LIMITS,
  type FileLimits,
  withinLimits
} from './file-limits.ts'
import { createMemory } from './memory.ts'
import type { ResponseCache } from './response-cache.ts'
import type { Attempt } from './retry.ts'
import { type Saved, saveBody } from './save-body.ts'
import { createSender, type Sent } from './sender.ts'

export type Request = Sent & {
  /** How much of each text is kept; without it, the limit of the longest kind. */
  longest?: LongestText
  /** Parses the body; JSON when missing. */
  parse?: (source: string) => unknown
}

/** What was read, and the status it came with. */
export type Answer = { content: unknown; status: number }

/** The saved file; `undefined` when the file on disk is still the current one. */
export type Download = Saved | undefined

export type Stats = { calls: number; notModified: number; retries: number; files: number }

export type Client = {
  /** The parsed body. @throws BffError when there is none, after all retries */
  get: (request: Request) => Promise<Answer>
  /** Streams a file of any size to `file`, unless `etag` says that the file is unchanged. @throws BffError */
  download: (request: Request, target: { file: string; etag?: string }) => Promise<Download>
  /** Aborts all running requests and refuses new ones, so that nothing is requested or written afterwards. */
  stop: (reason?: string) => Promise<void>
  stats: Readonly<Stats>
}

type Options = {
  timeoutMs: number
  cache?: ResponseCache
  clock?: Clock
  fetch?: typeof fetch
  fileLimits?: FileLimits
  bodyLimits?: BodyLimits
  /** Called with each problem that was overcome. Other problems are thrown, and their catcher reports them. */
  log?: (message: string) => void
  /** Called with each answer that is another one than that of the last pull. */
  onChange?: () => void
}

export function createClient(options: Options): Client {
  const { timeoutMs, cache, clock = realClock, log = console.warn } = options
  const { fetch = globalThis.fetch, fileLimits = FILE_LIMITS, bodyLimits = BODY_LIMITS } = options
  const { send, stop, retries } = createSender({ timeoutMs, clock, fetch, log })
  const stats = { calls: 0, notModified: 0, files: 0 }
  const memory = createMemory(bodyLimits.kept)

  /** Passes chunks on while they keep within the limits. As long as chunks arrive, the time-out starts anew. */
  const within =
    (limits: FileLimits, { url }: Request, keepAlive: () => void) =>
    (chunks: AsyncIterable<Uint8Array>) =>
      withinLimits(chunks, {
        limits,
        now: clock.now,
        onChunk: keepAlive,
        onProgress: words => log(`${url}: ${words}`)
      })

  async function get(request: Request): Promise<Answer> {
    const parse = request.parse ?? (JSON.parse as (source: string) => unknown)
    const key = JSON.stringify([request.url, request.headers])
    const cached = await readCached(cache, key, parse)
    stats.calls += 1
    return send<Answer>(request, cached?.etag, async (response, keepAlive) => {
      const { status } = response
      if (status === 304) return reuse(cached)
      const watch = within(bodyLimits, request, keepAlive)
      const { longest } = request
      const held = memory.share()
      const reading = { limits: bodyLimits, longest, watch, hold: held.grow }
      try {
        const body = await readBody(response, reading)
        if (!body.isDone) return body
        const parsed = parseBody(body.value, { parse, status })
        if (!parsed.isDone) return parsed
        options.onChange?.()
        const etag = response.headers.get('etag')
        if (etag) await cache?.write(key, { etag, body: body.value })
        return { isDone: true, value: { content: parsed.value, status } }
      } finally {
        held.free()
      }
    })
  }

  function reuse(cached: { content: unknown } | undefined): Attempt<Answer> {
    if (!cached) return { isDone: false, failure: unaskedFor }
    stats.notModified += 1
    return { isDone: true, value: { content: cached.content, status: 304 } }
  }

  async function download(request: Request, { file, etag }: { file: string; etag?: string }) {
    stats.files += 1
    const saved = await send<Download>(request, etag, async (response, keepAlive) => {
      if (response.status === 304)
        return etag === undefined
          ? { isDone: false, failure: unaskedFor }
          : { isDone: true, value: undefined }
      const watch = within(fileLimits, request, keepAlive)
      return { isDone: true, value: await saveBody(response, { file, watch }) }
    })
    if (saved === undefined) stats.notModified += 1
    return saved
  }

  return {
    get,
    download,
    stop,
    get stats() {
      return { ...stats, retries: retries() }
    }
  }
}

async function readCached(
  cache: ResponseCache | undefined,
  key: string,
  parse: (source: string) => unknown
) {
  const entry = await cache?.read(key)
  if (!entry) return undefined
  const content = parseBody(entry.body, { parse, status: 304 })
  return content.isDone ? { etag: entry.etag, content: content.value } : undefined
}

const unaskedFor = {
  reason: 'Error: Not Modified, though nothing was asked conditionally',
  status: 304,
  isFinal: true
}
