import type { Page } from '@playwright/test'
import { FILM_HOSTS } from '#lib/film.ts'
import { expect, test } from './helpers/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

const PLAYER = `${FILM_HOSTS[0]}/embed/abcdefghijk`
const link = (page: Page) => page.getByRole('link', { name: 'Watch the film' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Video: Service units' })

test('the film plays in a dialog on demand, and nothing of it is loaded before', async ({
  page
}) => {
  const films: string[] = []
  page.on('request', request => {
    if (/\.mp4$|film/.test(request.url())) films.push(new URL(request.url()).pathname)
  })
  await page.goto('/gl/serviceunits')
  await page.waitForLoadState('networkidle')
  expect(films.filter(path => !path.includes('film-link'))).toEqual([])

  await link(page).click()
  await expect(dialog(page)).toBeVisible()
  const film = dialog(page).locator('video')
  const box = await film.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)

  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(link(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Close video' }).click()
  await expect(dialog(page)).toHaveCount(0)

  await link(page).click()
  await film.click()
  await expect(dialog(page)).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog(page)).toHaveCount(0)
  await expect(link(page)).toBeFocused()
})

test.describe('a film that does not come', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('is reported as missing, and can be loaded alone', async ({ page }) => {
    await page.route('**/*.mp4', route => route.abort())
    await page.goto('/gl/serviceunits')
    await link(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('The film did not load')
    await expect(dialog(page).getByRole('alert').getByRole('link')).toHaveAttribute('href', /mp4$/)
  })

  test('on the home page leaves the land as it is drawn, and no button', async ({ page }) => {
    await page.route(/\.(avif|jpg|mp4)$/, route => route.abort())
    await page.goto('/gl')
    await expect
      .poll(() => page.locator('.land img').evaluate((land: HTMLImageElement) => land.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.getByRole('button', { name: 'Play video' })).toHaveCount(0)
  })
})

test.describe('a film of another host', () => {
  test.use({ allowedHosts: [new URL(PLAYER).host] })

  test('waits for its play button, and says whose it is; a host that is not listed gets nothing', async ({
    page
  }) => {
    const asked: string[] = []
    await page.route(/^https:/, route => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' })
    })
    await page.goto('/gl/serviceunits')
    await makePlayer(page, PLAYER)
    await link(page).click()
    await expect(
      dialog(page).getByText('Nothing is loaded from there until you press play')
    ).toBeVisible()
    expect(asked).toEqual([])
    await dialog(page).getByRole('button', { name: 'Play video' }).click()
    await expect(dialog(page).locator('iframe')).toHaveAttribute('title', 'Video: Service units')
    await expect.poll(() => asked).toEqual([`${PLAYER}?autoplay=1`])

    await page.reload()
    await makePlayer(page, 'https://films.example/embed/abcdefghijk')
    await link(page).click()
    await dialog(page).getByRole('button', { name: 'Play video' }).click()
    await expect(dialog(page).locator('iframe')).toHaveCount(0)
    expect(asked).toHaveLength(1)
  })
})

/** The demo names no film of a real host: this page is changed as if its content did. */
async function makePlayer(page: Page, src: string): Promise<void> {
  await page.locator('film-link template').evaluate((template: HTMLTemplateElement, src) => {
    const plate = document.createElement('div')
    Object.assign(plate.dataset, { player: src, title: 'Video: Service units' })
    const text = document.createElement('p')
    text.textContent =
      'The film comes from elsewhere. Nothing is loaded from there until you press play.'
    const button = document.createElement('button')
    button.textContent = 'Play video'
    button.dataset.play = ''
    plate.append(text, button)
    template.content.querySelector('video')?.replaceWith(plate)
  }, src)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to the film itself', async ({ page, request }) => {
    await page.goto('/gl/serviceunits')
    const href = (await link(page).getAttribute('href')) ?? ''
    const answer = await request.get(href)
    expect(answer.headers()['content-type']).toBe('video/mp4')
  })
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /Failed to load resource|dynamically imported module/ })

  test('the link says that it waits, and opens when there is one', async ({ page, context }) => {
    await page.goto('/gl/serviceunits')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await link(page).click()
    const note = page.getByRole('alert').filter({ hasText: 'There is no connection' })
    await expect(note).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
    const target = (await link(page).getAttribute('href')) ?? ''
    await context.setOffline(false)
    await page.waitForURL(url => url.href.includes(target))
  })
})
