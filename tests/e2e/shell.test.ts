import type { Page } from '@playwright/test'
import { expect, test } from './helpers/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

const header = (page: Page) => page.getByRole('banner')
const groundOf = (page: Page) =>
  header(page).evaluate(header => getComputedStyle(header).backgroundColor)
const heightOf = async (page: Page) => (await header(page).boundingBox())?.height ?? 0

const CLEAR = 'rgba(0, 0, 0, 0)'
const CHALK = 'rgb(247, 247, 241)'

for (const [path, ink] of [
  ['/gl', 'dark'],
  ['/gl/news', 'light']
] as const)
  test(`the header of ${path} is clear and ${ink} at the top, small and solid further down`, async ({
    page
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(header(page)).toHaveAttribute('data-navigation', ink)
    await expect.poll(() => groundOf(page)).toBe(CLEAR)
    const tall = await heightOf(page)
    // A visitor may stop scrolling at any pixel, so the background must be solid: otherwise letters could be as light
    // as what is below them.
    for (const y of [5, 55, 600]) {
      await page.evaluate(y => scrollTo(0, y), y)
      await expect.poll(() => groundOf(page)).toBe(CHALK)
    }
    await expect.poll(() => heightOf(page)).toBeLessThan(tall)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => groundOf(page)).toBe(CLEAR)
  })

test('the header is animated on the first page of a visit only, and is readable meanwhile', async ({
  page
}) => {
  // Not earlier, because a page without its style sheets is never visible.
  await page.goto('/gl/company', { waitUntil: 'domcontentloaded' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  const isCovered = await title.evaluate(title => {
    const { x, y, width, height } = title.getBoundingClientRect()
    return !title.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isCovered).toBe(false)
  // A visitor who leaves before the scripts have loaded sees the entrance on the next page.
  await page.waitForLoadState('load')
  await page.goto('/gl/news')
  await expect(page.locator('[data-intro]')).toHaveCount(0)
})

test('the header can be read and clicked in every frame of its entrance', async ({ page }) => {
  await page.goto('/gl/company')
  // Otherwise a browser that assumes a position of the mouse could have it over the header.
  await page.mouse.move(500, 800)
  // Whether the entrance plays depends on the connection: here it plays, and stops in its first frame.
  const row = await header(page).evaluate(header => {
    header.setAttribute('data-intro', '')
    const row = header.querySelector('.row')
    // The row may have a transition, too.
    const entrance = row?.getAnimations().find(motion => motion instanceof CSSAnimation)
    entrance?.pause()
    if (entrance) entrance.currentTime = 0
    return {
      duration: entrance?.effect?.getComputedTiming().duration,
      opacity: row && Number(getComputedStyle(row).opacity),
      top: row?.getBoundingClientRect().top
    }
  })
  expect(row).toEqual({ duration: 1500, opacity: 0.4, top: 0 })
  await header(page).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/\/gl\/news$/)
})

test('nothing moves by itself for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/gl/company')
  await page.evaluate(() => scrollTo(0, 1500))
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ timeline, playState }) => timeline === document.timeline && playState === 'running'
      )
      .map(animation => (animation as CSSAnimation).animationName)
  )
  expect(moving).toEqual([])
})

for (const [prefix, name] of [
  ['gl', 'Menu'],
  ['sa', 'القائمة']
] as const)
  test.describe(`the menu of ${prefix}`, () => {
    test.use({ viewport: { width: 1024, height: 900 } })

    test('opens and closes by keyboard, marks the page, and never hides the focused element', async ({
      page
    }) => {
      await page.goto(`/${prefix}/company`)
      const button = header(page).locator('summary')
      const menu = header(page).getByRole('navigation', { name })
      await button.press('Enter')
      await expect(menu).toBeVisible()
      await expect(page.locator('main')).toHaveJSProperty('inert', true)
      await expect(menu.locator('[aria-current=page]')).toHaveAttribute(
        'href',
        `/${prefix}/company`
      )
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(page.locator('main')).toHaveJSProperty('inert', false)
      await expect(button).toBeFocused()

      await button.press('Enter')
      await page.keyboard.press('Shift+Tab')
      await expect(menu).toBeHidden()
    })
  })
