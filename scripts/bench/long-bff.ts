import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { generateData } from '../demo-bff/data-source/generate.ts'
import { startBff } from '../demo-bff/server/server.ts'
import { listen } from '../command/listen.ts'

/**
 * A BFF with this many products, each text longer by this many letters. Answers are kept with a marker in place of
 * these letters, which are filled in while sending: long texts should cost the site, not this server.
 */
const [products = 0, letters = 0] = process.argv.slice(2).map(Number)
const MARK = '<more>'
const more = Buffer.from('Words that nobody needs. '.repeat(letters / 25))

/** The text fields of a product, at any depth of its record. */
const texts = new Set([
  'brandname',
  'family_name',
  'description',
  'keywords',
  'composition',
  'concentration',
  'scientific_name',
  'aliases',
  'title',
  'calibre',
  'registration_number',
  'mode_of_action',
  'timing',
  'dose_unit',
  'packs',
  'content'
])

function marked(value: unknown, isText = false): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => marked(item, isText))
  if (isPlainObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, marked(part, texts.has(name))])
    )
  return isText && typeof value === 'string' && value !== '' ? `${value} ${MARK}` : value
}

const bff = await startBff({
  data: {
    ...generateData({ countries: 0, products, seed: 1 }),
    change: (answer, { name }) =>
      name === 'products' || name === 'product' ? marked(answer) : answer
  }
})

async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = request.headers as Record<string, string>
  const answer = await fetch(new URL(request.url ?? '/', bff.url), { headers })
  const body = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  response.writeHead(answer.status, { 'content-type': type })
  const parts = type.startsWith('application/json') ? filled(body.toString()) : [body]
  Readable.from(parts).pipe(response)
}

function filled(json: string): Buffer[] {
  return json.split(MARK).flatMap((part, index) => {
    const bytes = Buffer.from(part)
    return index === 0 ? [bytes] : [more, bytes]
  })
}

const server = createServer((request, response) => void send(request, response))
// A machine busy with the build may be slow to use a connection.
server.keepAliveTimeout = 60_000
const host = '127.0.0.1'
console.log(`http://${host}:${await listen(server, { port: 0, host, variable: 'BFF_PORT' })}`)
