import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Size } from './sizes.ts'

/** The embedded BFF with a generated site of that size, at any free port. */
export async function startBff({ countries, products }: Size) {
  const options = { port: 0, countries, products, database: ':memory:' }
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  const bff = spawn(process.execPath, ['scripts/bff/main.ts', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const [said] = (await Promise.race([once(bff.stdout, 'data'), once(bff, 'exit')])) as unknown[]
  const [url] = /http:\/\/\S+/.exec(String(said)) ?? []
  if (url === undefined) throw new Error('The embedded BFF did not start.')
  return { url, stop: () => void bff.kill() }
}
