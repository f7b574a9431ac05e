import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { ASSETS_DIR } from '#assets/folder.ts'
import { findBrowser } from '../browser.mjs'
import { fail } from '../fail.ts'

const FOLDER = join('.build', 'bench-finder')
const SITE = join('.build', 'bench-finder-site')
const PRODUCTS = 1000
const SLOWER = 4
const port = process.env.PORT ?? '4339'

/** Runs a script to its end. */
async function run(script: string, environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [script, FOLDER], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${script} ended with ${code}.`)
}

/** Starts a script that serves, and resolves with the address that it prints. */
async function serve(script: string, flags: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...flags], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const [said] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit')
  ])) as unknown[]
  const [url] = /http:\/\/[^\s/]+/.exec(String(said)) ?? []
  if (url === undefined) throw new Error(`${script} did not start.`)
  return { url, stop: () => void child.kill() }
}

async function buildList(): Promise<void> {
  for (const folder of [FOLDER, SITE]) await rm(folder, { recursive: true, force: true })
  const flags = [
    '--port',
    '0',
    '--countries',
    '1',
    '--products',
    String(PRODUCTS),
    '--database',
    ':memory:'
  ]
  const bff = await serve('scripts/bff/main.ts', flags)
  try {
    await run('scripts/bench/pull.ts', { BFF_URL: bff.url, TREES: 'gl' })
    await run('scripts/bench/render.ts', { BFF_URL: bff.url, TREES: 'gl' })
    await rename(join(FOLDER, 'dist'), SITE)
    await cp(join(FOLDER, ASSETS_DIR), join(SITE, '_assets'), { recursive: true })
  } finally {
    bff.stop()
  }
}

/** What the page's main thread computes, in milliseconds of its own time, however busy the machine is. */
async function costOf(
  client: CDPSession,
  page: Page,
  act: () => Promise<unknown>
): Promise<number> {
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  const before = await spent()
  await act()
  await page.evaluate(
    () =>
      new Promise(done =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
      )
  )
  return ((await spent()) - before) * 1000
}

async function measure(page: Page): Promise<Record<string, number[]>> {
  await page.goto('/gl/product-list')
  await page.getByRole('searchbox').focus()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('finder-gl'))
  )
  await page.waitForTimeout(2000)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const boxes = page.locator('.finder-panel input[type=checkbox]')
  const filters: number[] = []
  for (const index of [0, 1, 8, 16, 0, 1, 8, 16])
    filters.push(
      await costOf(client, page, () =>
        boxes.nth(index).evaluate(box => (box as HTMLInputElement).click())
      )
    )
  const letters: number[] = []
  for (const letter of 'glyphosate')
    letters.push(await costOf(client, page, () => page.keyboard.type(letter)))
  await page.waitForTimeout(3000)
  const words = [
    await costOf(client, page, async () => {
      await page.getByRole('searchbox').fill('mancozeb')
      await page.waitForTimeout(400)
    })
  ]
  return { 'a filter change': filters, 'a letter typed': letters, 'words found': words }
}

// npm run bench:finder: what the finder costs the main thread on a list of 1,000 products.
try {
  await buildList()
  const html = readFileSync(join(SITE, 'gl', 'product-list.html'))
  console.log(
    `${PRODUCTS} products: ${brotliCompressSync(html).length} bytes of HTML after brotli\n`
  )
  const site = await serve('scripts/serve/main.ts', [], {
    PORT: port,
    OUT_DIR: SITE
  })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu']
  })
  try {
    const page = await browser.newPage({
      baseURL: site.url,
      viewport: { width: 1440, height: 900 }
    })
    console.log(`| at ${SLOWER}× slow-down | median | most |\n|---|---|---|`)
    for (const [name, costs] of Object.entries(await measure(page))) {
      const sorted = costs.toSorted((one, other) => one - other)
      const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
      console.log(`| ${name} | ${median.toFixed(0)} ms | ${most.toFixed(0)} ms |`)
    }
  } finally {
    await browser.close()
    site.stop()
  }
} catch (error) {
  fail(error)
}
