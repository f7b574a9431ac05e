import { existsSync, globSync, renameSync, rmSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { count } from '../command/count.ts'
import { fail } from '../command/fail.ts'
import { startBff } from './generated-bff.ts'
import { measureTexts } from './long-texts.ts'
import { type Measured, measureBuild } from './measured-build.ts'
import { readSizes, type Size } from './sizes.ts'

const FOLDER = '.build/bench'
const CACHE = '.cache'
const CACHE_ASIDE = '.build/cache-aside'

/** A build without anything of earlier ones, another of the same content, and a third after a change of one product. */
async function run(size: Size): Promise<string> {
  const bff = await startBff(size)
  const settings = {
    BFF_URL: bff.url,
    OUT_DIR: `${FOLDER}-site`,
    SNAPSHOT_DIR: `${FOLDER}-snapshot`
  }
  try {
    const cold = await measureBuild(settings)
    const again = await measureBuild(settings)
    await bff.changeProduct()
    const changed = await measureBuild(settings)
    const cells = [String(cold.pages), String(size.countries), ...[cold, again, changed].map(cell)]
    return `| ${cells.join(' | ')} |`
  } finally {
    bff.stop()
    // A build leaves releases and a report beside its site.
    for (const folder of [...globSync(`${FOLDER}-*`), CACHE])
      rmSync(folder, { recursive: true, force: true })
  }
}

function cell({ seconds, pages, peakMegabytes }: Measured): string {
  return `${seconds.toFixed(1)} s, ${Math.round(pages / seconds)} pages/s, ${peakMegabytes} MB`
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  const processors = `${cpus().length} × ${cpus()[0]?.model ?? '?'}`
  const today = new Date().toISOString().slice(0, 10)
  return `${today}, Node ${process.version}, ${processors}, ${memory} GB`
}

async function runTexts(length: number): Promise<void> {
  const { products, plain, long } = await measureTexts(FOLDER, length)
  console.log(
    `| ${count(products, 'product')} | as they are | with ${count(length, 'letter')} more in every text | ratio |`
  )
  console.log('|---|---|---|---|')
  const cells = [`${plain.toFixed(1)} s`, `${long.toFixed(1)} s`, (long / plain).toFixed(2)]
  console.log(`| build of gl | ${cells.join(' | ')} |`)
}

async function runSizes(sizes: readonly Size[]): Promise<void> {
  console.log('| pages | countries | first build | again, nothing changed | one product changed |')
  console.log('|---|---|---|---|---|')
  for (const size of sizes) console.log(await run(size))
}

/** A first build knows nothing: what the builds of this folder keep is out of its way until the end. */
async function withoutCache(work: () => Promise<void>): Promise<void> {
  if (!existsSync(CACHE_ASIDE) && existsSync(CACHE)) renameSync(CACHE, CACHE_ASIDE)
  try {
    await work()
  } finally {
    rmSync(CACHE, { recursive: true, force: true })
    if (existsSync(CACHE_ASIDE)) renameSync(CACHE_ASIDE, CACHE)
  }
}

// npm run bench: the time and memory of `npm run build` for generated sites, or for one whose texts are very long.
try {
  const { sizes, texts } = readSizes(process.argv.slice(2))
  console.log(`${machine()}\n`)
  await withoutCache(() => (texts === undefined ? runSizes(sizes) : runTexts(texts)))
} catch (error) {
  fail(error)
}
