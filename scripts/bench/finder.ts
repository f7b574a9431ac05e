import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type ElementHandle, type Page } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { fail } from '../fail.ts'
import { serveLists } from './list-site.ts'
import { type Cost, measureMainThread } from './main-thread.ts'

const SLOW_DOWN = 4

type Costs = Record<string, number[]>

async function measureFinder(page: Page): Promise<Costs> {
  await page.goto('/gl/product-list')
  const { boxes, field } = await readControls(page)
  // The code and the data arrive with the first choice.
  for (let times = 0; times < 2; times++) await Promise.all([resultChanges(page), click(boxes[0])])

  const cost = await measureMainThread(page, SLOW_DOWN)
  const filters: number[] = []
  for (const place of [0, 1, 8, 16, 0, 1, 8, 16])
    filters.push(await cost(() => click(boxes[place])))
  // The engine and the index arrive with the first word.
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
  await page.goto('/gl/product-global-list')
  const cost = await measureMainThread(page, SLOW_DOWN)
  const field = await handleOf(page, 'product-rows input')
  await field.focus()
  const letters = await costOfTyping(page, cost)
  await empty(field)
  const [, header] = await page.$$('button.sort')
  const sorted: number[] = []
  for (let turn = 0; turn < 4; turn++) sorted.push(await cost(() => click(header)))
  return { 'a letter typed in the filter': letters, 'sorted by a column': sorted }
}

async function costOfTyping(page: Page, cost: Cost): Promise<number[]> {
  const costs: number[] = []
  for (const letter of 'glyphosate') costs.push(await cost(() => page.keyboard.type(letter)))
  return costs
}

// Elements are looked up before anything is measured: Playwright's own search of a long page costs more than a filter.
async function readControls(page: Page) {
  return {
    boxes: await page.$$('.finder-panel input[type=checkbox]'),
    field: await handleOf(page, '.finder-search input')
  }
}

async function handleOf(page: Page, selector: string) {
  const handle = await page.$(selector)
  if (!handle) throw new Error(`The page has no ${selector}.`)
  return handle
}

async function click(element?: ElementHandle): Promise<void> {
  await element?.evaluate(control => (control as HTMLElement).click())
}

async function empty(field: ElementHandle): Promise<void> {
  await field.evaluate(input => {
    ;(input as HTMLInputElement).value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Resolves when the page says another count of products. */
function resultChanges(page: Page): Promise<void> {
  return page.evaluate(() => {
    const count = document.querySelector('[data-part=count]')
    return new Promise<void>(done => {
      if (count) new MutationObserver(() => done()).observe(count, { childList: true })
    })
  })
}

async function measure(products: number, path: string, act: (page: Page) => Promise<Costs>) {
  const { dist, url, close } = await serveLists(products)
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu']
  })
  try {
    const html = brotliCompressSync(readFileSync(join(dist, `${path}.html`))).length
    console.log(`\n/${path}, ${products} products: ${html} bytes of HTML after brotli\n`)
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
    print(await act(page))
  } finally {
    await browser.close()
    await close()
  }
}

function print(costs: Costs): void {
  console.log(`| at ${SLOW_DOWN}× slow-down | median | most |\n|---|---|---|`)
  for (const [name, values] of Object.entries(costs)) {
    const sorted = values.toSorted((one, other) => one - other)
    const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    console.log(`| ${name} | ${median.toFixed(0)} ms | ${most.toFixed(0)} ms |`)
  }
}

// npm run bench:finder: what the finder and a long table cost the main thread.
try {
  await measure(1000, 'gl/product-list', measureFinder)
  await measure(5000, 'gl/product-global-list', measureRows)
} catch (error) {
  fail(error)
}
