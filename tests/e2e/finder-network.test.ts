import type { Page } from '@playwright/test'
import { cards, count, filter } from './helpers/finder-page.ts'
import { holdBack } from './helpers/hold-back.ts'
import { expect, test } from './helpers/visitor.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const words = (page: Page) => page.locator('.finder-search input')

/** Lets nothing arrive that matches until the returned function is called. */
async function cutOff(page: Page, url: RegExp): Promise<() => void> {
  let isCut = true
  await page.route(url, route => (isCut ? route.abort() : route.continue()))
  return () => {
    isCut = false
  }
}

test('whoever reaches for the field of the home page has the list and its search requested', async ({
  page
}) => {
  const files = [/search-gl\..*json/, /names\..*json/, /engine\..*js/, /finder-gl\..*json/]
  const asked = [...files, /ProductResults.*js/].map(url => page.waitForRequest(url))
  await page.goto('/gl')
  await page.locator('#finder-q').focus()
  await Promise.all(asked)
})

test('what an address asks for is requested beside the code of the list', async ({ page }) => {
  const release = await holdBack(page, /ProductResults.*js/)
  const asked = [/search-gl\..*json/, /finder-gl\..*json/].map(url => page.waitForRequest(url))
  await page.goto('/gl/product-list?q=nicosulfuron', { waitUntil: 'commit' })
  await Promise.all(asked)
  release()
  await expect(count(page)).toHaveText(/^Showing \d+ of/)
  await expect(cards(page).first()).toContainText(/nicosulfuron/i)
})

test('whoever reaches for the field of a list has requested what words need', async ({ page }) => {
  const asked = [/search-gl\..*json/, /finder-gl\..*json/].map(url => page.waitForRequest(url))
  await page.goto('/gl/product-list')
  await words(page).focus()
  await Promise.all(asked)
})

test.describe('before the first script', () => {
  test('a choice counts, and stays in step with the next', async ({ page }) => {
    const release = await holdBack(page, /_assets\/.*\.js/)
    await page.goto('/gl/product-list', { waitUntil: 'commit' })
    await filter(page, 'Maize').check()
    release()
    await expect(page).toHaveURL('/gl/product-list?crop=maize')
    await expect(count(page)).toHaveText(/^Showing \d+ of/)
    await filter(page, 'Rice').click()
    await expect(page).toHaveURL('/gl/product-list?crop=maize&crop=rice')
    await filter(page, 'Maize').click()
    await expect(page).toHaveURL('/gl/product-list?crop=rice')
    await expect(filter(page, 'Maize')).not.toBeChecked()
  })

  test('words are answered without waiting for React, which takes them over', async ({ page }) => {
    const release = await holdBack(page, /_assets\/react-dom/)
    await page.goto('/gl/product-list')
    await words(page).pressSequentially('nicosulfuron')
    await expect(count(page)).toHaveText(/^Showing \d+ of/)
    release()
    await filter(page, 'Maize').check()
    await expect(page).toHaveURL('/gl/product-list?q=nicosulfuron&crop=maize')
    await expect(words(page)).toHaveValue('nicosulfuron')
  })

  test('words count, and the address keeps its own choices', async ({ page }) => {
    const release = await holdBack(page, /_assets\/.*\.js/)
    await page.goto('/gl/product-list?crop=maize', { waitUntil: 'commit' })
    await words(page).fill('nicosulfuron')
    release()
    await expect(page).toHaveURL('/gl/product-list?q=nicosulfuron&crop=maize')
    await expect(filter(page, 'Maize')).toBeChecked()
    await expect(words(page)).toHaveValue('nicosulfuron')
    await expect(cards(page).first()).toContainText(/nicosulfuron/i)
  })

  test('the form sends its own address, which is answered', async ({ page }) => {
    const release = await holdBack(page, /_assets\/.*\.js/)
    await page.goto('/gl/product-list', { waitUntil: 'commit' })
    await filter(page, 'Maize').check()
    await page.getByText('Table', { exact: true }).click()
    await words(page).fill('nicosulfuron')
    await words(page).press('Enter')
    await expect(page).toHaveURL(/\?q=nicosulfuron&.*crop=maize.*&view=table$/)
    release()
    await expect(count(page)).toHaveText(/^Showing \d of/)
    await expect(filter(page, 'Maize')).toBeChecked()
    await expect(words(page)).toHaveValue('nicosulfuron')
    await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked()
  })

  test('a list that the browser restores shows the query of its address', async ({ page }) => {
    await page.goto('/gl/product-list')
    const release = await holdBack(page, /_assets\/.*\.js/)
    await page.reload({ waitUntil: 'commit' })
    await filter(page, 'Maize').check()
    await page.reload({ waitUntil: 'commit' })
    release()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL('/gl/product-list')
    await expect(filter(page, 'Maize')).not.toBeChecked()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('a tap on the filters opens them', async ({ page }) => {
      const release = await holdBack(page, /_assets\/.*\.js/)
      await page.goto('/gl/product-list', { waitUntil: 'commit' })
      await page.locator('.finder-open').tap()
      release()
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    })

    test('focus alone does not', async ({ page }) => {
      const release = await holdBack(page, /_assets\/.*\.js/)
      await page.goto('/gl/product-list', { waitUntil: 'commit' })
      await words(page).focus()
      await page.keyboard.press('Tab')
      await expect(page.locator('.finder-open')).toBeFocused()
      const code = page.waitForResponse(/ProductFinder/)
      release()
      await code
      await page.waitForLoadState('networkidle')
      await expect(page.locator('.filter-sheet')).toHaveCount(0)
    })
  })
})

test('while the search index is on its way, the list says that it waits', async ({ page }) => {
  const release = await holdBack(page, /search-gl/)
  await page.goto('/gl/product-list')
  await words(page).fill('maize')
  await expect(count(page)).toHaveText('Loading')
  await expect(page.locator('product-results')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(count(page)).toHaveText(/^Showing \d+ of/)
  await expect(page.locator('product-results')).not.toHaveAttribute('aria-busy')
})

test.describe('when the search index does not arrive', () => {
  test.use({ expectedComplaints: /search-gl|index did not arrive|Failed to load/ })

  test('the page says so, and the filters go on', async ({ page }) => {
    await page.route(/search-gl/, route => route.abort())
    await page.goto('/gl/product-list')
    await words(page).fill('maize')
    await expect(page.getByRole('alert')).toHaveText(/search index did not arrive/)
    await words(page).fill('')
    await filter(page, 'Maize').click()
    await expect(count(page)).toHaveText(/^Showing \d+ of/)
  })
})

test.describe('when the code for typing errors does not arrive', () => {
  test.use({ expectedComplaints: /approximate|did not arrive|Failed to load/ })

  test('a list answers names, and says of other words that there is no answer', async ({
    page
  }) => {
    const reconnect = await cutOff(page, /approximate/)
    await page.goto('/gl/product-list')
    await words(page).fill('glyphosate')
    await expect(cards(page).first()).toContainText(/glyphosate/i)
    await expect(count(page)).toHaveText(/^Showing \d+ of/)
    await words(page).fill('glyphasatte')
    await expect(page.getByRole('alert')).toHaveText(/search index did not arrive/)
    reconnect()
    await words(page).fill('nicosulfuron')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(cards(page).first()).toContainText(/nicosulfuron/i)
  })

  test('the search page says that there is no answer', async ({ page }) => {
    await cutOff(page, /approximate/)
    await page.goto('/gl/search?q=glyphasatte')
    await expect(page.locator('site-search')).toHaveAttribute('data-state', 'failed')
  })
})

test.describe('when the choices do not arrive', () => {
  test.use({ expectedComplaints: /finder-gl|filters did not arrive|Failed to load/ })

  test('the page says so, and the next choice tries again', async ({ page }) => {
    const reconnect = await cutOff(page, /finder-gl/)
    await page.goto('/gl/product-list')
    const all = await count(page).innerText()
    await filter(page, 'Maize').click()
    await expect(page.getByRole('alert')).toContainText('Please check your connection')
    await expect(count(page)).toHaveText(all)
    reconnect()
    await filter(page, 'Rice').click()
    await expect(count(page)).toHaveText(/^Showing \d+ of/)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL('/gl/product-list?crop=maize&crop=rice')
    await expect(filter(page, 'Maize')).toBeChecked()
  })

  test('a shared link can be tried again', async ({ page }) => {
    const reconnect = await cutOff(page, /finder-gl/)
    await page.goto('/gl/product-list?q=glyphosate&crop=maize')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Please check your connection')
    await expect(page.locator('product-results')).not.toHaveAttribute('aria-busy')
    // All products are listed, long families folded.
    expect(await page.locator('.family .product-card').count()).toBeGreaterThan(60)
    expect(await cards(page).count()).toBeGreaterThan(40)
    reconnect()
    await again.click()
    await expect(count(page)).toHaveText(/^Showing \d+ of/)
    await expect(again).toHaveCount(0)
    await expect(cards(page).first()).toContainText(/glyphosate/i)
  })
})
