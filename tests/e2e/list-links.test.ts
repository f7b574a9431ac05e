import { readers } from './helpers/trees.ts'
import { acceptNotice, expect, test } from './helpers/visitor.ts'

test.beforeEach(({ page }) => acceptNotice(page))

// Each tree at both widths, and over the trees each width with and without JavaScript.
for (const [at, { prefix }] of readers.entries())
  for (const [width, javaScriptEnabled] of [
    [390, at % 2 === 0],
    [1440, at % 2 === 1]
  ] as const)
    test.describe(`${prefix} at ${width} px, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ viewport: { width, height: 844 }, javaScriptEnabled })

      test('a link to crops, problems or a family ends there', async ({ page }) => {
        await page.goto(`/${prefix}/product-list`)
        for (const id of ['crops', 'problems', 'family-2007']) {
          const link = page.locator(`main a[href$="#${id}"]`).filter({ visible: true })
          if (javaScriptEnabled && id === 'family-2007')
            await page.goto(`/${prefix}/product-list#${id}`)
          else await link.first().click()
          // Below the header, which stays.
          const top = () =>
            page.locator(`#${id}`).evaluate(target => target.getBoundingClientRect().top)
          await expect.poll(top).toBeGreaterThan(60)
          await expect.poll(top).toBeLessThan(300)
          await page.waitForLoadState('networkidle')
          expect(await top()).toBeGreaterThan(60)
        }
      })
    })
