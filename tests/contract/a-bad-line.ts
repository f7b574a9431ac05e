import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse
} from 'node:http'
import { aLocalServer } from './a-local-server.ts'

/** What can happen to a request: nothing, or a failure before or after the BFF receives it. */
const mishaps = ['lost', 'refused', 'silent', 'stored, then lost', 'stored, then refused'] as const

type Mishap = (typeof mishaps)[number]

/** A connection to the BFF on which some requests fail; `random` decides which, and how. */
export async function aBadLine(
  bffUrl: string,
  { share, random }: { share: number; random: () => number }
) {
  const seen: Record<Mishap | 'fine', number> = {
    fine: 0,
    lost: 0,
    refused: 0,
    silent: 0,
    'stored, then lost': 0,
    'stored, then refused': 0
  }
  const server = createServer((incoming, outgoing) => {
    const isBad = random() < share
    const mishap = isBad ? mishaps[Math.floor(random() * mishaps.length)] : undefined
    seen[mishap ?? 'fine'] += 1
    void pass(incoming, outgoing, mishap)
  })

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse, mishap?: Mishap) {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    if (mishap === 'silent') return
    if (mishap === 'lost') return void outgoing.destroy()
    if (mishap === 'refused') return void outgoing.writeHead(503).end()
    const answer = await fetch(bffUrl + (incoming.url ?? ''), {
      method: 'POST',
      headers: pick(incoming.headers, ['content-type', 'idempotency-key']),
      body: Buffer.concat(chunks)
    })
    if (mishap === 'stored, then lost') return void outgoing.destroy()
    const status = mishap === 'stored, then refused' ? 500 : answer.status
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(await answer.text())
  }

  return { ...(await aLocalServer(server)), seen }
}

function pick(headers: IncomingHttpHeaders, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, String(headers[name])]))
}
