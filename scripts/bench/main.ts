import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { count } from '../command/count.ts'
import { fail } from '../command/fail.ts'
import { chartOf, tableOf } from './figures.ts'
import { measureTexts } from './long-texts.ts'
import { CACHE, type Compared, measureSite } from './measured-site.ts'
import { builders } from './other-builders.ts'
import { readRequest, type Size } from './sizes.ts'

const FOLDER = '.build/bench'
const CACHE_ASIDE = '.build/cache-aside'

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

async function runSizes(sizes: readonly Size[], compared: Compared): Promise<void> {
  for (const size of sizes) {
    const { site, figures } = await measureSite(size, compared)
    console.log(tableOf(site, figures))
    if (figures.length > 1) console.log(chartOf(site, figures))
    rmSync(CACHE, { recursive: true, force: true })
  }
}

/** Moves what earlier builds have kept out of the way until the end, so that the first build finds nothing. */
async function withoutCache(work: () => Promise<void>): Promise<void> {
  if (!existsSync(CACHE_ASIDE) && existsSync(CACHE)) {
    mkdirSync(dirname(CACHE_ASIDE), { recursive: true })
    renameSync(CACHE, CACHE_ASIDE)
  }
  try {
    await work()
  } finally {
    rmSync(CACHE, { recursive: true, force: true })
    if (existsSync(CACHE_ASIDE)) renameSync(CACHE_ASIDE, CACHE)
  }
}

// npm run bench: the time and memory of `npm run build` for generated sites, and of other site builders for the same pages;
// or those of a site whose texts are very long.
try {
  const { sizes, texts, isAlone, shards } = readRequest(process.argv.slice(2))
  const compared = { others: isAlone ? [] : builders, shards }
  console.log(`${machine()}\n`)
  await withoutCache(() => (texts === undefined ? runSizes(sizes, compared) : runTexts(texts)))
} catch (error) {
  fail(error)
}
