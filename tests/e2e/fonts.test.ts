import { expect, test } from './helpers/visitor.ts'

test('the fonts of a Latin page weigh 62 KB at most, and one of them is preloaded', async ({
  page,
  request
}) => {
  const fonts = new Set<string>()
  page.on('request', asked => {
    if (asked.url().endsWith('.woff2')) fonts.add(asked.url())
  })
  for (const path of ['/gl', '/gl/company', '/gl/contact-us', '/gl/product-b2b-list/23']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1)
  }
  const bodies = await Promise.all([...fonts].map(async url => (await request.get(url)).body()))
  expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(62_000)
})
