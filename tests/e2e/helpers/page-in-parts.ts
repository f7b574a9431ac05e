import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type SlowLine = {
  origin: string
  /** Sends the next part of the last requested page; answers `false` once all of it is sent. */
  sendPart: () => boolean
  close: () => void
}

/** The site over a connection that delivers a page in this many parts, each when the test says so. */
export async function siteInParts(site: string, parts: number): Promise<SlowLine> {
  let rest: Buffer[] = []
  let answer: ServerResponse | undefined

  const sendPart = () => {
    const part = rest.shift()
    if (part) answer?.write(part)
    if (rest.length === 0) answer?.end()
    return rest.length > 0
  }

  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', site)).then(async got => {
      const type = got.headers.get('content-type') ?? ''
      const body = Buffer.from(await got.arrayBuffer())
      response.writeHead(got.status, { 'content-type': type })
      // Requests of the page itself are not delayed.
      const isOpened = request.headers['sec-fetch-dest'] === 'document'
      if (!isOpened || request.headers['sec-purpose']) return response.end(body)
      rest = inParts(body, parts)
      answer = response
      return sendPart()
    })
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://localhost:${port}`, sendPart, close }
}

/** A head shows nothing, so it comes with the first part. */
function inParts(html: Buffer, parts: number): Buffer[] {
  const head = html.indexOf('<body')
  const size = Math.ceil((html.length - head) / parts)
  return Array.from({ length: parts }, (_, part) =>
    html.subarray(part === 0 ? 0 : head + part * size, head + (part + 1) * size)
  )
}
