import { type Browser, chromium, type Page } from '@playwright/test'
import { readSettings } from '#config/settings.ts'
import { fail } from '#scripts/command/fail.ts'
import { startHost } from '#scripts/serve/server.ts'
import { findBrowser } from '#scripts/setup/find-browser.mjs'
import { overHttp2, trust } from './http2-host.ts'
import { keys, type Scene, taps } from './scenes.ts'
import { type Measured, phone, slowDown, watch } from './slow-phone.ts'

const TURNS = Number(process.env.TURNS ?? 5)

// npm run bench:taps: how long a slow phone takes from a tap to its answer, and for the slowest key of a word. A word
// behind the command selects scenes by their names.
try {
  const { outDir } = readSettings(process.env)
  const [wanted = ''] = process.argv.slice(2)
  const site = await startHost({ dist: outDir, config: 'netlify.toml', port: 0 })
  const host = await overHttp2(site)
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', trust()]
  })
  try {
    console.log('| tap | until the answer | longest task | steps of the network | bytes |')
    console.log('|---|---|---|---|---|')
    await printAll(taps, ({ answer, task, steps, bytes }) => [answer, task, steps, bytes])
    console.log('\n| word | slowest key |\n|---|---|')
    await printAll(keys, ({ key }) => [key])
  } finally {
    await browser.close()
    await host.close()
  }

  async function printAll(
    scenes: Record<string, Scene>,
    figuresOf: (measured: Measured) => number[]
  ) {
    for (const [name, scene] of Object.entries(scenes)) {
      if (!name.includes(wanted)) continue
      const rows: number[][] = []
      for (let turn = 0; turn < TURNS; turn++)
        rows.push(figuresOf(await measure(browser, host.url, scene)))
      const figures = (rows[0] ?? []).map((_, column) => rows.map(row => row[column] ?? NaN))
      console.log(`| ${[name, ...figures.map(describe)].join(' | ')} |`)
    }
  }
} catch (error) {
  fail(error)
}

async function measure(browser: Browser, baseURL: string, scene: Scene): Promise<Measured> {
  const context = await browser.newContext({ ...phone, baseURL })
  try {
    const page = await context.newPage()
    const read = await watch(page, scene.answer)
    await slowDown(page)
    await page.goto(scene.path, { waitUntil: 'load' })
    await settle(page)
    await scene.act(page)
    return await read()
  } finally {
    await context.close()
  }
}

/** A visitor looks at the page before the first tap. */
function settle(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
}

/** The median, and the most. */
function describe(values: number[]): string {
  const sorted = values.toSorted((one, other) => one - other).map(Math.round)
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted.at(-1)})`
}
