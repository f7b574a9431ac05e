import type { ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { realClock } from '#bff/clock.ts'
import { serve } from './a-hostile-host.ts'
import { aSource } from './a-source.ts'

export type Answer = (response: ServerResponse, path: string) => void
export type Options = Parameters<typeof aSource>[1]

/** A source whose BFF gives every call this answer, until the test ends. */
export async function sourceOf(answer: Answer, options: Options = {}) {
  const bff = await serve((path, response) => answer(response, path))
  onTestFinished(() => bff.close())
  return aSource(bff.url, { clock: realClock, ...options })
}

export const json =
  (...parts: Iterable<string>[]): Answer =>
  response => {
    response.writeHead(200, { 'content-type': 'application/json' })
    pipeline(Readable.from(inPieces(parts)), response, () => undefined)
  }

export const zipped =
  (...parts: Iterable<string>[]): Answer =>
  response => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' })
    pipeline(Readable.from(inPieces(parts)), createGzip({ level: 1 }), response, () => undefined)
  }

function* inPieces(parts: readonly Iterable<string>[]): Generator<string> {
  for (const part of parts)
    if (typeof part === 'string') yield part
    else yield* part
}

/** A text of this many megabytes, or an endless one without a number. */
export function* of(text: string, megabytes = Infinity): Generator<string> {
  const piece = text.repeat(65_536 / text.length)
  for (let n = 0; n < megabytes * 16; n++) yield piece
}

export const raw =
  (headers: Record<string, string>, body: string | Buffer): Answer =>
  response =>
    void response.writeHead(200, headers).end(body)

/** Writes one byte after the other, for ever. */
export const drip =
  (milliseconds: number, piece = ' '): Answer =>
  response => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('[')
    const timer = setInterval(() => response.write(piece), milliseconds)
    response.on('close', () => clearInterval(timer))
  }

export const to =
  (location: (path: string) => string): Answer =>
  (response, path) =>
    void response.writeHead(302, { location: location(path) }).end()
