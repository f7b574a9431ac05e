import { request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'

let bff: Bff
beforeAll(async () => {
  bff = await startBff()
})
afterAll(() => bff.close())

/** The status of an answer to a request for this machine by a name. */
async function statusFor(host: string, path = '/enquiries'): Promise<number | undefined> {
  const asked = request(bff.url + path, { headers: { host } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test('the BFF of the demo answers to the names of this machine', async () => {
  const { port } = new URL(bff.url)
  for (const host of ['localhost', `127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`])
    expect(await statusFor(host), host).toBe(200)
})

test('and to no other name, which a page elsewhere could let lead here', async () => {
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80'])
    for (const path of ['/enquiries', '/faults', '/localProduct'])
      expect(await statusFor(host, path), host + path).toBe(421)
})
