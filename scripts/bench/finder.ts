import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type ElementHandle, type Page } from '@playwright/test'
import { findBrowser } from '../setup/find-browser.mjs'
import type { FilterName } from '#browser/finder/filters.ts'
import { readArguments } from '../command/arguments.ts'
import { fail } from '../command/fail.ts'
import { serveLists } from './list-site.ts'
import { type Cost, type Measure, measureMainThread } from './main-thread.ts'

const SLOW_DOWN = 4

type Lists = Awaited<ReturnType<typeof serveLists>>
type Costs = Record<string, Cost[]>

async function measureFinder(page: Page): Promise<Costs> {
  const field = await handleOf(page, '.finder-search input')
  const first = await handleOf(page, '.finder-panel input[name=crop]')
  // The code and the data are loaded by the first choice, the pictures of its results a little
  // later.
  for (let times = 0; times < 2; times++)
    await Promise.all([resultChanges(page), press(page, first)])
  await page.waitForLoadState('networkidle')

  const cost = await measureMainThread(page, SLOW_DOWN)
  const filters = [
    ...(await costOfFilters(page, cost, ['crop', 'crop', 'problem', 'family'])),
    ...(await costOfFilters(page, cost, ['problem', 'family', 'crop', 'crop']))
  ]
  // The engine and the index are loaded by the first word.
  await field.focus()
  await Promise.all([resultChanges(page), page.keyboard.insertText('mancozeb')])
  await Promise.all([resultChanges(page), empty(field)])
  const letters = await costOfTyping(page, cost)
  await empty(field)
  const words = [
    await cost(() => Promise.all([resultChanges(page), page.keyboard.insertText('mancozeb')]))
  ]
  return { 'a filter change': filters, 'a letter typed': letters, 'words found': words }
}

async function measureRows(page: Page): Promise<Costs> {
  const cost = await measureMainThread(page, SLOW_DOWN)
  const field = await handleOf(page, 'product-rows input')
  await field.focus()
  const letters = await costOfTyping(page, cost)
  await empty(field)
  const header = await handleOf(page, 'th:nth-child(2) button.sort')
  const sorted: Cost[] = []
  for (let turn = 0; turn < 4; turn++) sorted.push(await cost(() => press(page, header)))
  return { 'a letter typed in the filter': letters, 'sorted by a column': sorted }
}

async function costOfTyping(page: Page, cost: Measure): Promise<Cost[]> {
  const costs: Cost[] = []
  for (const letter of 'glyphosate') costs.push(await cost(() => page.keyboard.type(letter)))
  return costs
}

/** Chooses the first available option of each of these filters, then removes them in reverse order. */
async function costOfFilters(
  page: Page,
  cost: Measure,
  filters: readonly FilterName[]
): Promise<Cost[]> {
  const costs: Cost[] = []
  const taken: string[] = []
  for (const name of filters) {
    const box = await handleOf(page, `.finder-panel input[name=${name}]:enabled:not(:checked)`)
    taken.unshift(`.finder-panel input[name=${name}][value="${await box.getAttribute('value')}"]`)
    costs.push(await costOfPress(page, cost, box))
  }
  for (const selector of taken) {
    const box = await handleOf(page, selector)
    costs.push(await costOfPress(page, cost, box))
  }
  return costs
}

/** Scrolls to the box first, so that only the choice is measured. */
async function costOfPress(page: Page, cost: Measure, box: ElementHandle): Promise<Cost> {
  await box.focus()
  return cost(() => page.keyboard.press('Space'))
}

/** Looked up before the measurement: Playwright's own search in a long page costs more than a filter. */
async function handleOf(page: Page, selector: string) {
  const handle = await page.$(selector)
  if (!handle) throw new Error(`The page has no ${selector}.`)
  return handle
}

async function press(page: Page, control: ElementHandle): Promise<void> {
  await control.focus()
  await page.keyboard.press('Space')
}

async function empty(field: ElementHandle): Promise<void> {
  await field.evaluate(input => {
    ;(input as HTMLInputElement).value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Resolves when the page shows another number of products. */
function resultChanges(page: Page): Promise<void> {
  return page.evaluate(() => {
    const count = document.querySelector('[data-part=count]')
    return new Promise<void>(done => {
      if (count) new MutationObserver(() => done()).observe(count, { childList: true })
    })
  })
}

async function measure(lists: Lists, path: string, act: (page: Page) => Promise<Costs>) {
  const html = brotliCompressSync(readFileSync(join(lists.dist, `${path}.html`))).length
  console.log(`\n/${path}: ${html} bytes of HTML after brotli\n`)
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu']
  })
  try {
    const page = await browser.newPage({
      baseURL: lists.url,
      viewport: { width: 1440, height: 900 }
    })
    await page.goto(`/${path}`)
    print(await act(page))
  } finally {
    await browser.close()
  }
}

/** The longest B2B table. */
function longestTable({ dist }: Lists): string {
  const folder = 'gl/product-b2b-list'
  const size = (file: string) => statSync(join(dist, folder, file)).size
  const [longest = ''] = readdirSync(join(dist, folder)).toSorted((a, b) => size(b) - size(a))
  return `${folder}/${basename(longest, '.html')}`
}

function print(costs: Costs): void {
  console.log(
    `| main thread at ${SLOW_DOWN}× slow-down, median and most | until it answers | until the products show | until it rests |`
  )
  console.log('|---|---|---|---|')
  for (const [name, measured] of Object.entries(costs)) {
    const figures = (['answer', 'products', 'all'] as const).map(part => {
      const values = measured.map(cost => cost[part]).toSorted((one, other) => one - other)
      const [median = 0, most = 0] = [values[Math.floor(values.length / 2)], values.at(-1)]
      return `${median.toFixed(0)} ms, ${most.toFixed(0)} ms`
    })
    console.log(`| ${name} | ${figures.join(' | ')} |`)
  }
}

// npm run bench:finder: the main-thread cost of the finder with 1,000 products and of a table of
// 5,000 rows.
try {
  readArguments({ name: 'bench:finder', does: 'measures the finder with 1,000 products' })
  const lists = await serveLists(1000)
  await measure(lists, 'gl/product-list', measureFinder)
  await measure(lists, longestTable(lists), measureRows)
  await lists.close()
} catch (error) {
  fail(error)
}
