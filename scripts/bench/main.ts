import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { fail } from '../fail.ts'
import { readSizes, type Size } from './sizes.ts'

const FOLDER = join('.build', 'bench')

type Measured = { seconds: number; peakMegabytes: number; count: number; note: string }

/** Runs one step in a process of its own, so that its memory is its own; the step prints one line of JSON. */
async function measure(step: 'pull' | 'render', bffUrl: string): Promise<Measured> {
  const child = spawn(process.execPath, [`scripts/bench/${step}.ts`, FOLDER], {
    env: { ...process.env, BFF_URL: bffUrl },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let output = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) output += String(chunk)
  const line = output.trim().split('\n').at(-1) ?? ''
  if (child.exitCode) throw new Error(`scripts/bench/${step}.ts ended with ${child.exitCode}.`)
  return JSON.parse(line) as Measured
}

/** At any free port, which it prints. */
async function startBff({ countries, products }: Size): Promise<{ url: string; stop: () => void }> {
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

async function run(size: Size): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true })
  const { url, stop } = await startBff(size)
  try {
    const cold = await measure('pull', url)
    const warm = await measure('pull', url)
    const render = await measure('render', url)
    const rate = Math.round(render.count / render.seconds)
    return `| ${render.count} | ${cell(cold)}, ${cold.note} | ${cell(warm)}, ${warm.note} | ${cell(render)} | ${rate} |`
  } finally {
    stop()
    await rm(FOLDER, { recursive: true, force: true })
  }
}

function cell({ seconds, peakMegabytes }: Measured): string {
  return `${seconds.toFixed(1)} s, ${peakMegabytes} MB`
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, ${memory} GB`
}

// npm run bench: what a pull and a build of generated sites take.
try {
  const sizes = readSizes(process.argv.slice(2))
  console.log(`${machine()}\n`)
  console.log('| pages | pull | pull again (304) | render | pages a second |')
  console.log('|---|---|---|---|---|')
  for (const size of sizes) console.log(await run(size))
} catch (error) {
  fail(error)
}
