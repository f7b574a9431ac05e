import { expect, test } from './helpers/visitor.ts'

test.use({ viewport: { width: 390, height: 844 } })

test.describe('a reader on a phone who likes motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('walks along the row of a crop, from sowing to harvest', async ({ page }) => {
    await page.goto('/gl/crop/maize')
    const season = page.getByRole('group', { name: /from sowing to harvest/ })
    const stage = (name: RegExp) => season.getByRole('listitem').filter({ hasText: name })
    await expect(stage(/^Harvest$/)).not.toBeInViewport()
    await season.getByRole('link').last().scrollIntoViewIfNeeded()
    await expect(stage(/^Harvest$/)).toBeInViewport()
    await expect(stage(/^Sowing$/)).not.toBeInViewport()
  })
})
