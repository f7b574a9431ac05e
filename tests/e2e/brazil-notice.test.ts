import { expect, test } from './helpers/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

const notice = 'dialog#brazil-notice'
const isReact = (url: string) => /\/react-dom\.[^/]+\.js$/.test(url)

test('blocks the Brazilian site until it is accepted, once a browser', async ({
  page,
  context
}) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.goto('/br')
  const dialog = page.getByRole('dialog', { name: 'Você está no site do Brasil' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveAttribute('lang', 'pt-BR')
  await expect(dialog).toHaveAccessibleDescription(/agricultores e profissionais/)
  expect(await page.evaluate(() => document.querySelector(':modal')?.id)).toBe('brazil-notice')

  await expect(dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()

  const other = await context.newPage()
  await other.goto('/br/news')
  await expect(other.locator(notice)).toBeVisible()

  // By keyboard alone; focus never leaves the dialog for the page behind it.
  await page.bringToFront()
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog')
    )
    expect(isInside).toBe(true)
  }
  await dialog.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(scripts.filter(isReact), 'React for one button').toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('consentAccepted'))).toBe('true')
  await expect(other.locator(notice), 'the notice in the other tab').toBeHidden()
})

test('is never shown again after it was accepted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('consentAccepted', 'true')
    new MutationObserver(() => {
      if (document.querySelector('dialog[open]')) console.error('The notice was open.')
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  await page.goto('/br')
  await page.waitForLoadState('networkidle')
  await expect(page.locator(notice)).toBeHidden()
})

test('blocks nobody where the browser stores nothing, because it would return on every page', async ({
  page
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is blocked.', 'SecurityError')
      }
    })
  })
  await page.goto('/br')
  await page.waitForLoadState('networkidle')
  await expect(page.locator(notice)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a first tap accepts it, however early', async ({ page }) => {
    await page.goto('/br/product-list', { waitUntil: 'commit' })
    await page.locator(`${notice} button`).tap()
    await expect(page.locator(notice)).toBeHidden()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(page.locator(notice)).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('its text is in the page for crawlers and blocks nobody', async ({ page }) => {
    await page.goto('/br')
    await expect(page.locator(notice)).toBeHidden()
    await expect(page.locator(notice)).toContainText('Sou profissional, acessar')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
