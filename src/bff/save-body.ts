import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Download } from './client.ts'
import type { Attempt } from './retry.ts'

/** Streams a body to `file`, which appears whole or not at all. A large file may take its time as long as it moves. */
export async function saveBody(
  response: Response,
  { file, keepAlive }: { file: string; keepAlive: () => void }
): Promise<Attempt<Download>> {
  // Some hosts answer an unknown path with their home page and 200; none of our files is HTML.
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    await response.body?.cancel()
    const reason = 'The body is HTML instead of a file.'
    return { isDone: false, failure: { reason, status: response.status, isFinal: true } }
  }
  const fresh = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  try {
    await pipeline(watched(response.body ?? [], keepAlive), createWriteStream(fresh))
    await rename(fresh, file)
  } finally {
    await rm(fresh, { force: true })
  }
  const etag = response.headers.get('etag') ?? undefined
  return { isDone: true, value: { isNew: true, etag } }
}

async function* watched(body: AsyncIterable<Uint8Array> | [], keepAlive: () => void) {
  for await (const chunk of body) {
    keepAlive()
    yield chunk
  }
}
