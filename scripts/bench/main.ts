import { rm } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { fail } from '../command/fail.ts'
import { startBff } from './generated-bff.ts'
import { measureTexts } from './long-texts.ts'
import { readSizes, type Size } from './sizes.ts'
import { type Measured, runStep } from './step.ts'

const FOLDER = join('.build', 'bench')

async function run(size: Size): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true })
  const { url, stop } = await startBff(size)
  const measure = (name: 'pull' | 'render') =>
    runStep({ name, folder: FOLDER, environment: { BFF_URL: url } })
  try {
    const cold = await measure('pull')
    const warm = await measure('pull')
    const render = await measure('render')
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

async function runTexts(length: number): Promise<void> {
  const { products, plain, long } = await measureTexts(FOLDER, length)
  console.log(
    `| ${products} products | as they are | with ${length} letters more in every text | ratio |`
  )
  console.log('|---|---|---|---|')
  const cells = [`${plain.toFixed(1)} s`, `${long.toFixed(1)} s`, (long / plain).toFixed(2)]
  console.log(`| build of gl | ${cells.join(' | ')} |`)
}

async function runSizes(sizes: readonly Size[]): Promise<void> {
  console.log('| pages | pull | pull again (304) | render | pages a second |')
  console.log('|---|---|---|---|---|')
  for (const size of sizes) console.log(await run(size))
}

// npm run bench: the time of a pull and a build of generated sites, or of a site with very long
// texts.
try {
  const { sizes, texts } = readSizes(process.argv.slice(2))
  console.log(`${machine()}\n`)
  await (texts === undefined ? runSizes(sizes) : runTexts(texts))
} catch (error) {
  fail(error)
}
