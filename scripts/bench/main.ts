import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

/** Generated sites of about 1,000, 5,000 and 20,000 pages. */
const sizes = [
  { countries: 3, products: 60 },
  { countries: 15, products: 200 },
  { countries: 40, products: 420 }
]
const BFF_PORT = '4399'
const FOLDER = join('.build', 'bench')

type Measured = { seconds: number; peakMegabytes: number; count: number; note: string }

/** Runs one step in a process of its own, so that its memory is its own; the step prints one line of JSON. */
async function measure(step: 'pull' | 'render'): Promise<Measured> {
  const child = spawn(process.execPath, [`scripts/bench/${step}.ts`, FOLDER], {
    env: { ...process.env, BFF_URL: `http://127.0.0.1:${BFF_PORT}` },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let output = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) output += String(chunk)
  const line = output.trim().split('\n').at(-1) ?? ''
  if (child.exitCode) throw new Error(`scripts/bench/${step}.ts ended with ${child.exitCode}.`)
  return JSON.parse(line) as Measured
}

async function startBff(size: (typeof sizes)[number]): Promise<() => void> {
  const options = Object.entries(size).flatMap(([name, value]) => [`--${name}`, String(value)])
  const bff = spawn(
    process.execPath,
    ['scripts/bff/main.ts', '--port', BFF_PORT, ...options, '--database', ':memory:'],
    { stdio: ['ignore', 'pipe', 'inherit'] }
  )
  await new Promise(resolve => bff.stdout.once('data', resolve))
  return () => void bff.kill()
}

const cell = ({ seconds, peakMegabytes }: Measured) =>
  `${seconds.toFixed(1)} s, ${peakMegabytes} MB`

const memory = Math.round(totalmem() / 2 ** 30)
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, ${memory} GB\n`
)
console.log('| pages | pull | pull again (304) | render | pages a second |')
console.log('|---|---|---|---|---|')
for (const size of sizes) {
  await rm(FOLDER, { recursive: true, force: true })
  const stop = await startBff(size)
  try {
    const cold = await measure('pull')
    const warm = await measure('pull')
    const render = await measure('render')
    const rate = Math.round(render.count / render.seconds)
    console.log(
      `| ${render.count} | ${cell(cold)}, ${cold.note} | ${cell(warm)}, ${warm.note} | ${cell(render)} | ${rate} |`
    )
  } finally {
    stop()
  }
}
await rm(FOLDER, { recursive: true, force: true })
