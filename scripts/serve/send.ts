import { REVALIDATED } from '#routes/headers.ts'
import { createReadStream, type Stats, statSync } from 'node:fs'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentType } from 'mime-types'
import { chooseEncoding, createCompressor, type Encoding } from './compress.ts'
import { readRange } from './range.ts'

/** A file to send; `headers` come from the site's rules and win over the defaults. */
type Delivery = {
  file: string
  status: number
  headers: Record<string, string>
  asked: IncomingHttpHeaders
  isHead: boolean
}

const compress = createCompressor()

/** Sends a file as the host does: typed, compressed where that pays, in ranges, or as a 304. */
export async function sendFile(response: ServerResponse, delivery: Delivery): Promise<void> {
  const { file, asked, status } = delivery
  const stats = statSync(file)
  const type = contentType(extname(file)) || 'application/octet-stream'
  const encoding = asked.range ? undefined : chooseEncoding(asked['accept-encoding'] ?? '', type)
  const etag = etagOf(stats, encoding)

  response.setHeaders(
    new Map(
      Object.entries({
        'content-type': type,
        'cache-control': REVALIDATED,
        etag,
        vary: 'Accept-Encoding',
        ...(status < 400 ? delivery.headers : withoutCaching(delivery.headers))
      })
    )
  )
  if (status === 200 && isKnown(asked['if-none-match'], etag)) response.writeHead(304).end()
  else if (encoding) await sendCompressed(response, delivery, { encoding, stamp: etag })
  else await sendPlain(response, delivery, { size: stats.size, etag })
}

/** A missing file may exist tomorrow, so a 404 is never cached, whatever the rules say. */
function withoutCaching(headers: Record<string, string>): Record<string, string> {
  return { ...headers, 'cache-control': REVALIDATED }
}

async function sendCompressed(
  response: ServerResponse,
  { file, status, isHead }: Delivery,
  { encoding, stamp }: { encoding: Encoding; stamp: string }
): Promise<void> {
  const bytes = await compress(file, stamp, encoding)
  response
    .writeHead(status, { 'content-encoding': encoding, 'content-length': bytes.length })
    .end(isHead ? undefined : bytes)
}

async function sendPlain(
  response: ServerResponse,
  { file, status, asked, isHead }: Delivery,
  { size, etag }: { size: number; etag: string }
): Promise<void> {
  // A range of a changed file would not fit the parts that the browser has.
  const isSameFile = asked['if-range'] === undefined || asked['if-range'] === etag
  const range = status === 200 && isSameFile ? readRange(asked.range, size) : undefined
  response.setHeader('accept-ranges', 'bytes')

  if (range === 'unsatisfiable') {
    const headers = { 'content-range': `bytes */${size}`, 'cache-control': REVALIDATED }
    response.writeHead(416, headers).end()
    return
  }
  if (range) {
    const { start, end } = range
    const length = end - start + 1
    response.writeHead(206, {
      'content-length': length,
      'content-range': `bytes ${start}-${end}/${size}`
    })
  } else {
    response.writeHead(status, { 'content-length': size })
  }
  if (isHead) response.end()
  else await pipeline(createReadStream(file, range), response)
}

/** Encodings have different bytes, so each has its own tag. */
function etagOf({ size, mtimeMs }: Stats, encoding: Encoding | undefined): string {
  const stamp = `${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}`
  return encoding ? `"${stamp}-${encoding}"` : `"${stamp}"`
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
