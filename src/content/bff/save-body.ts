import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Watch } from './body.ts'

/** A saved file, what later shows whether it has changed on disk or at its host, and the day of its last change. */
export type Saved = { sha256: string; etag?: string; modified?: string }

/** Streams a body to `file`, which is written completely or not at all. */
export async function saveBody(
  { body, headers }: Response,
  { file, watch }: { file: string; watch: Watch }
): Promise<Saved> {
  const fresh = `${file}.${randomUUID()}`
  const digest = createHash('sha256')
  await mkdir(dirname(file), { recursive: true })
  try {
    await pipeline(
      watch(body ?? nothing()),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          digest.update(chunk)
          yield chunk
        }
      },
      createWriteStream(fresh)
    )
    await rename(fresh, file)
  } finally {
    await rm(fresh, { force: true })
  }
  return {
    sha256: digest.digest('hex'),
    etag: headers.get('etag') ?? undefined,
    modified: dayOf(headers.get('last-modified'))
  }
}

function dayOf(date: string | null): string | undefined {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // The body is empty.
}
