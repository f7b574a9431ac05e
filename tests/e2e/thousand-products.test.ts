import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Locator } from '@playwright/test'
import { serveLists } from '#scripts/bench/list-site.ts'
import { cards, count } from './helpers/finder-page.ts'
import { expect, test as base } from './helpers/visitor.ts'

const PRODUCTS = 1000

type Lists = Awaited<ReturnType<typeof serveLists>>

/** A site with one list of a thousand products, built for these tests. */
const test = base.extend<object, { lists: Lists }>({
  lists: [
    async ({}, use) => {
      const lists = await serveLists(PRODUCTS)
      await use(lists)
      await lists.close()
    },
    { scope: 'worker', timeout: 300_000 }
  ],
  baseURL: ({ lists }, use) => use(lists.url)
})

// The tests run in one worker, so that the site is built once.
test.describe.configure({ mode: 'default' })

const promiseOf = (label: string | null) => Number(/, (\d+) products?$/.exec(label ?? '')?.[1])

test('a thousand products narrow, widen and sort as the counts promise', async ({
  page,
  lists
}) => {
  const html = brotliCompressSync(readFileSync(join(lists.dist, 'gl', 'product-list.html')))
  expect(html.length).toBeLessThanOrEqual(60_000)

  /** The panel's counts follow the list: a click is finished when they are up to date. */
  const clickAndCount = async (choice: Locator) => {
    const before = (await family.getAttribute('aria-label')) ?? ''
    await choice.click()
    await expect(family).not.toHaveAccessibleName(before)
  }
  const crop = page.locator('input[name=crop]')
  const family = page.locator('input[name=family]').first()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/gl/product-list')
  await expect(count(page)).toHaveText('1,000 products')
  // Without conditions, a family shows six and the number of the others.
  const unfiltered = 6 * (await page.locator('.family').filter({ visible: true }).count())
  await expect(cards(page)).toHaveCount(unfiltered)
  const promised = promiseOf(await crop.first().getAttribute('aria-label'))
  await clickAndCount(crop.first())
  await expect(cards(page)).toHaveCount(promised)
  await expect(count(page)).toHaveText(`Showing ${promised} of 1,000`)

  // A second crop widens, a family narrows.
  await clickAndCount(crop.nth(1))
  await expect(count(page)).not.toHaveText(`Showing ${promised} of 1,000`)
  const [either = ''] = /\d+/.exec(await count(page).innerText()) ?? []
  expect(Number(either)).toBeGreaterThan(promised)
  await expect(cards(page)).toHaveCount(Number(either))
  const inFamily = promiseOf(await family.getAttribute('aria-label'))
  await family.click()
  await expect(cards(page)).toHaveCount(inFamily)
  expect(inFamily).toBeLessThan(Number(either))

  await page.goBack()
  await expect(cards(page)).toHaveCount(Number(either))
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(count(page)).toHaveText('1,000 products')
  await expect(cards(page)).toHaveCount(unfiltered)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('name')
  await expect(page.locator('.family h3').filter({ visible: true })).toHaveCount(0)
  const names = await cards(page).locator('h4').allTextContents()
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))
})
