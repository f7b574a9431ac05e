import type { Page } from '@playwright/test'
import { tried } from '../helpers/tried.ts'
import { readers } from './helpers/trees.ts'
import { acceptNotice, expect, test } from './helpers/visitor.ts'

test.beforeEach(({ page }) => acceptNotice(page))

const ids = ['crops', 'problems', 'family-2007']

/** The target of a link stays below the header, also when every product has its true height. */
async function expectToStandAt(page: Page, id: string, hasScripts: boolean): Promise<void> {
  const top = () => page.locator(`#${id}`).evaluate(target => target.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThan(60)
  await expect.poll(top).toBeLessThan(300)
  if (hasScripts) await expect(page.locator('[data-is-guessed]')).toHaveCount(0)
  expect(await top()).toBeGreaterThan(60)
  expect(await top()).toBeLessThan(300)
}

// Each tree at both widths, and over the trees each width with and without JavaScript.
for (const [at, { prefix }] of readers.entries())
  for (const [width, javaScriptEnabled] of tried(
    [
      [390, at % 2 === 0],
      [1440, at % 2 === 1]
    ] as const,
    2,
    Math.floor(at / 2)
  ))
    test.describe(`${prefix} at ${width} px, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ viewport: { width, height: 844 }, javaScriptEnabled })

      test('a link to crops, problems or a family ends there', async ({ page }) => {
        await page.goto(`/${prefix}/product-list`)
        for (const id of ids) {
          const link = page.locator(`main a[href$="#${id}"]`).filter({ visible: true })
          if (javaScriptEnabled && id === 'family-2007')
            await page.goto(`/${prefix}/product-list#${id}`)
          else await link.first().click()
          await expectToStandAt(page, id, javaScriptEnabled)
        }
      })

      if (javaScriptEnabled)
        test('an address of crops, problems or a family opens there', async ({ page }) => {
          for (const id of ids) {
            // From another page, because within a page only the scroll position would change.
            await page.goto('about:blank')
            await page.goto(`/${prefix}/product-list#${id}`)
            await expectToStandAt(page, id, javaScriptEnabled)
          }
        })
    })

for (const path of ['/br/problem/asian-soybean-rust', '/br/product-list?q=ferrugem+soja'])
  test(`a link to the plan of a card opens it in a new tab, too: ${path}`, async ({ page }) => {
    await page.goto(path)
    const opened = page.context().waitForEvent('page')
    const link = page.getByRole('link', { name: 'Planejar a safra' }).first()
    await link.click({ modifiers: ['ControlOrMeta'] })
    const tool = (await opened).locator('#crop-soybean [data-tool=plan]')
    await expect(tool).toHaveAttribute('open')
    await expect(tool.locator('select')).toBeAttached()
  })

test('a new tab of the calculator or the plan has what the address has of them', async ({
  page
}) => {
  await page.goto(
    '/gl/problem/late-blight?area=7&unit=ha&water=300&tank=20&day=2026-12-05#crop-potato'
  )
  const card = page.locator('#crop-potato')
  await expect(card.getByLabel('Area', { exact: true })).toHaveValue('7')
  for (const [name, tool] of [
    ['Calculate for my field', 'amounts'],
    ['Plan a season', 'plan']
  ] as const) {
    const opened = page.context().waitForEvent('page')
    await card.getByRole('link', { name }).click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    const other = tab.locator('#crop-potato')
    await expect(other.getByLabel('Area', { exact: true })).toHaveValue('7')
    await expect(tab).toHaveURL(/area=7.*#crop-potato$/)
    await expect(other.locator(`[data-tool=${tool}] summary`)).toBeInViewport()
    const top = () =>
      other.locator(`[data-tool=${tool}]`).evaluate(tool => tool.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(60)
    await expect.poll(top).toBeLessThan(300)
  }
})
