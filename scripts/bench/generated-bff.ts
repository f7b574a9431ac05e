import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Size } from './sizes.ts'

/** A BFF with a generated site of this size. */
export async function startBff({ countries, products }: Size) {
  const flags = [countries, products].map(String)
  const { url, stop, server } = await startServer('scripts/bench/generated-server.ts', flags)
  const changeProduct = async () => {
    server.send('change a product')
    await once(server, 'message')
  }
  return { url, stop, changeProduct }
}

type Started = { url: string; stop: () => void; server: ChildProcess }

/** A server in a process of its own, as an operator runs it, once it has printed its address. */
export async function startServer(script: string, flags: string[]): Promise<Started> {
  const server = spawn(process.execPath, [script, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc']
  })
  const [said] = (await Promise.race([
    once(server.stdout ?? server, 'data'),
    once(server, 'exit')
  ])) as unknown[]
  const [url] = /http:\/\/\S+/.exec(String(said)) ?? []
  if (url === undefined) throw new Error(`${script} did not start.`)
  return { url, stop: () => void server.kill(), server }
}
