import { request } from 'node:http'

export type Answer = {
  status: number
  location?: string
  headers: Record<string, string>
  text: string
}

/** The path as it is sent: `fetch` would normalise it. */
export function ask(port: number, path: string, accepted = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = { host: '127.0.0.1', port, path, headers: { 'accept-encoding': accepted } }
    request(sent, reply => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        const { location, ...headers } = reply.headers as Record<string, string>
        const text = Buffer.concat(chunks).toString()
        resolve({ status: reply.statusCode ?? 0, location, headers, text })
      })
    })
      .on('error', reject)
      .end()
  })
}
