import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Size } from './sizes.ts'

/** The embedded BFF with a generated site of this size, at any free port. */
export function startBff({ countries, products }: Size) {
  const options = { port: 0, countries, products, database: ':memory:' }
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  return startServer('scripts/demo-bff/main.ts', flags)
}

/** A server in a process of its own, as an operator runs it, once it has printed its address. */
export async function startServer(script: string, flags: string[]) {
  const server = spawn(process.execPath, [script, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const [said] = (await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit')
  ])) as unknown[]
  const [url] = /http:\/\/\S+/.exec(String(said)) ?? []
  if (url === undefined) throw new Error(`${script} did not start.`)
  return { url, stop: () => void server.kill() }
}
