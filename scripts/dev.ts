import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { dev } from 'astro'
import type { ViteDevServer } from 'vite'
import { readSettings, type Settings } from '#config/settings.ts'
import { pull } from '#snapshot/pull.ts'
import { oneAtATime } from './dev/one-at-a-time.ts'

const DEMO_DATA = 'scripts/bff/data'

/** Pages with hot reload. Content is pulled at the start, on Enter, and when the demo data changes. */
async function develop(settings: Settings): Promise<void> {
  const bffUrl = settings.bffUrl ?? startDemo(settings.bffPort)
  process.env.PUBLIC_BFF_URL ??= bffUrl
  let vite: ViteDevServer | undefined
  const pullAgain = oneAtATime(async () => {
    const { findings } = await pull(
      { ...settings, bffUrl, assetsUrl: settings.assetsUrl ?? bffUrl },
      { log: console.error }
    )
    vite?.hot.send({ type: 'full-reload' })
    console.log(`Pulled the content, with ${findings.length} findings. Enter pulls it again.`)
  })
  await pullAgain()
  await dev({
    server: { port: settings.port },
    vite: { plugins: [{ name: 'dev-server', configureServer: server => void (vite = server) }] }
  })
  process.stdin.on('data', () => void pullAgain())
  if (settings.bffUrl === undefined) watch(DEMO_DATA, { recursive: true }, () => void pullAgain())
}

/** The embedded BFF in a process of its own, which Node restarts when the demo data changes. */
function startDemo(port: number): string {
  const flags = [`--watch-path=${DEMO_DATA}`, '--watch-preserve-output']
  const demo = spawn(process.execPath, [...flags, 'scripts/bff/main.ts'], {
    env: { ...process.env, BFF_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  process.on('exit', () => demo.kill())
  return `http://127.0.0.1:${port}`
}

try {
  await develop(readSettings())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
