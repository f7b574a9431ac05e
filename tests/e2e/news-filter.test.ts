import { expect, test } from './helpers/visitor.ts'

test('a reader narrows the news to a category, then goes back to all', async ({ page }) => {
  await page.goto('/gl/news')
  const posts = page.locator('main article')
  const all = await posts.count()
  await page.locator('main aside a[href*="category=technical-articles"]').click()
  await expect(posts.filter({ visible: true })).not.toHaveCount(all)
  for (const post of await posts.filter({ visible: true }).all())
    await expect(post).toContainText('Technical Articles')
  await page.goBack()
  await expect(posts.filter({ visible: true })).toHaveCount(all)
})

test('a reader follows a tag', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consentAccepted', 'true'))
  await page.goto('/br/news')
  const link = page.locator('main aside a[href*="tag="]').first()
  const tag = (await link.innerText()).trim()
  await link.click()
  const shown = page.locator('main article').filter({ visible: true })
  await expect(shown).not.toHaveCount(0)
  for (const post of await shown.all()) await expect(post).toContainText(tag)
})

test('a reader narrows the news to a year', async ({ page }) => {
  await page.goto('/gl/news')
  const years = page.getByRole('navigation', { name: 'Years' }).getByRole('link')
  const year = await years.last().innerText()
  await years.last().click()
  const shown = page.locator('main article').filter({ visible: true })
  await expect(shown).not.toHaveCount(0)
  for (const post of await shown.all()) await expect(post).toContainText(year)
  await expect(years.last()).toHaveAttribute('aria-current', 'true')
})

test('a category that no post has says so, and leads back', async ({ page }) => {
  await page.goto('/gl/news?category=no-such-category')
  await expect(page.locator('main article').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('No posts match')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a year leads to its first post', async ({ page }) => {
    await page.goto('/gl/news')
    const year = page.getByRole('navigation', { name: 'Years' }).getByRole('link').last()
    const id = new URL((await year.getAttribute('href')) ?? '', page.url()).hash
    await year.click()
    await expect(page.locator(id)).toBeInViewport()
  })

  test('every post is shown, whatever the address says', async ({ page }) => {
    await page.goto('/gl/news?tag=maize')
    await expect(page.getByText('No posts match')).toBeHidden()
    expect(await page.locator('main article').filter({ visible: true }).count()).toBeGreaterThan(20)
  })
})
