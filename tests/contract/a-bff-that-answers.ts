import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A BFF that answers only these paths, with exactly these bodies. */
export async function aBffThatAnswers(bodies: Record<string, unknown>) {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const body = bodies[pathname]
    if (body === undefined) return void response.writeHead(404).end()
    const json = typeof body === 'string' ? body : JSON.stringify(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end(json)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}`, close }
}
