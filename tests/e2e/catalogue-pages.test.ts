import { tried } from '../helpers/tried.ts'
import { readersWithInputs } from './helpers/inputs.ts'
import { plain } from './helpers/plain.ts'
import { readers } from './helpers/reader-words.ts'
import { acceptNotice, expect, keptContext, test } from './helpers/visitor.ts'

test.use(keptContext)

test.beforeEach(({ page }) => acceptNotice(page))

for (const { reader, input, isTried } of readersWithInputs)
  test.describe(`a reader of ${reader.prefix} with ${input.name}`, () => {
    test.use(input.screen)
    const { prefix, armyworm, way } = reader

    if (isTried(6))
      test('asks about a product, is back where they were, and goes on to others', async ({
        page
      }) => {
        await page.goto(`/${prefix}/product/4104`)
        const name = plain(await page.getByRole('heading', { level: 1 }).innerText())
        const ask = page
          .locator('hydrate-on-interaction[data-name=contact-modal]')
          .getByRole('link')
          .first()
        await input.press(ask)
        const dialog = page.getByRole('dialog', { name })
        await expect(dialog.getByRole('textbox').first()).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(ask).toBeFocused()

        const other = page.locator('#related').getByRole('article').first()
        const link = other.getByRole('heading').getByRole('link')
        const otherName = plain(await link.innerText())
        await input.press(link)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(otherName)
        await input.press(page.getByRole('navigation', { name: way }).getByRole('link').nth(1))
        await expect(page).toHaveURL(`/${prefix}/product-list`)
        await expect(page.getByRole('link', { name: otherName }).first()).toBeVisible()
      })

    if (isTried(7))
      test('searches the whole site', async ({ page }) => {
        await page.goto(`/${prefix}/company`)
        const banner = page.getByRole('banner')
        if (input.screen.hasTouch) await input.press(banner.locator('summary'))
        await input.press(banner.getByRole('link', { name: reader.search, exact: true }))
        await expect(page.getByRole('searchbox')).toBeFocused()
        await page.keyboard.insertText(armyworm)
        const found = page.getByRole('main').getByRole('link', { name: armyworm }).first()
        await input.press(found)
        await expect(page).toHaveURL(`/${prefix}/problem/fall-armyworm`)
        await page.goBack()
        await expect(page.getByRole('searchbox')).toHaveValue(armyworm)
        await expect(found).toBeVisible()
      })

    if (isTried(8))
      test('narrows the portfolio to a category', async ({ page }) => {
        await page.goto(`/${prefix}/product-global-list`)
        const rows = page.getByRole('main').locator('tbody tr').filter({ visible: true })
        const all = await rows.count()
        const category = page.getByRole('link', { name: reader.herbicides })
        const [promised = ''] = /\d+/.exec(await category.innerText()) ?? []
        await input.press(category)
        await expect(rows).toHaveCount(Number(promised))
        await expect(rows.first()).toBeInViewport()
        await expect(page.locator('product-rows').getByRole('status')).toContainText(promised)
        expect(Number(promised)).toBeLessThan(all)
        await page.goBack()
        await expect(rows).toHaveCount(all)
      })
  })

for (const { prefix, maize, armyworm } of tried(readers, 2))
  test.describe(`a reader of ${prefix} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('finds products for a crop or a problem, and all B2B rows', async ({ page }) => {
      await page.goto(`/${prefix}/product-list#crops`)
      for (const file of ['catalogue.csv', 'catalogue.json']) {
        const href = await page.locator(`a[download$="-${file}"]`).getAttribute('href')
        expect((await page.request.get(href ?? '')).ok()).toBe(true)
      }
      await page.locator('#crops ~ ul').getByRole('link', { name: maize }).first().click()
      await expect(page).toHaveURL(`/${prefix}/crop/maize`)
      await page.getByRole('main').getByRole('link', { name: armyworm }).first().click()
      await expect(page).toHaveURL(`/${prefix}/problem/fall-armyworm`)
      const product = page.locator(`main a[href^="/${prefix}/product/"]`).first()
      const name = await product.innerText()
      await product.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('link', { name: armyworm }).first()).toBeVisible()

      for (const [path, link] of [
        ['compare?ids=4101,9999', 'a.button'],
        [`search?q=${encodeURIComponent(maize)}`, 'a']
      ] as const) {
        await page.goto(`/${prefix}/${path}`)
        const list = page.locator(`main ${link}[href="/${prefix}/product-list"]`)
        await expect(list.filter({ visible: true })).toHaveCount(1)
      }

      await page.goto(`/${prefix}/product-global-list`)
      expect(await page.getByRole('main').locator('tbody tr').count()).toBeGreaterThan(100)
      await expect(page.getByRole('searchbox')).toBeHidden()
    })
  })
