import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** `npm run build`, with these settings. */
export async function build(settings: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`scripts/build.ts ended with ${code}.`)
}
