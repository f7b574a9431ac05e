import { expect, test } from './helpers/visitor.ts'

test('the drawn road goes on from each section to the next', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/gl/non-crop')
  const stretches = await page
    .locator('.road img')
    .evaluateAll(images =>
      images
        .map(image => image.getBoundingClientRect())
        .map(({ left, top, width, bottom }) => ({ left, top, width, bottom }))
    )
  expect(stretches.length).toBeGreaterThan(2)
  for (const [index, { left, top, width }] of stretches.entries()) {
    const above = stretches[index - 1]
    if (!above) continue
    expect(left).toBeCloseTo(above.left, 0)
    expect(width).toBeCloseTo(above.width, 0)
    expect(top).toBeCloseTo(above.bottom, 0)
  }
})
