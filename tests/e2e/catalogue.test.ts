import type { Page } from '@playwright/test'
import { cards, chip, count, shown } from './helpers/finder-page.ts'
import { type Input, readersWithInputs } from './helpers/inputs.ts'
import { type Reader, readers } from './helpers/reader-words.ts'
import { plain } from './helpers/plain.ts'
import { acceptNotice, expect, keptContext, test } from './helpers/visitor.ts'

test.use(keptContext)

test.beforeEach(({ page }) => acceptNotice(page))

async function choose(page: Page, { press }: Input, name: string): Promise<void> {
  const said = await count(page).innerText()
  await press(page.getByRole('checkbox', { name }).first())
  await expect(count(page)).not.toHaveText(said)
}

/** The products for armyworms in maize. */
async function narrow(page: Page, input: Input, reader: Reader): Promise<number> {
  const { prefix, maize, armyworm, none, filters, show } = reader
  await page.goto(`/${prefix}/product-list`)
  if (input.screen.hasTouch)
    await input.press(page.getByRole('button', { name: filters, exact: true }))
  await choose(page, input, maize)
  await choose(page, input, armyworm)
  // Choices that would show nothing say so and are disabled.
  await expect(page.getByRole('checkbox', { name: none }).first()).toBeDisabled()
  if (input.screen.hasTouch) await input.press(page.getByRole('button', { name: show }))
  for (const name of [maize, armyworm]) await expect(chip(page, name)).toBeVisible()
  return shown(page)
}

for (const { reader, input, isTried } of readersWithInputs)
  test.describe(`a reader of ${reader.prefix} with ${input.name}`, () => {
    test.use(input.screen)
    const { prefix, maize, armyworm } = reader

    if (isTried(0))
      test('finds products for a crop and a problem, with the dose', async ({ page }) => {
        await narrow(page, input, reader)
        const card = cards(page).first()
        await expect(card).toContainText(maize)
        const link = card.getByRole('link').first()
        const name = plain((await link.textContent())?.trim() ?? '')
        await input.press(link)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
        const dose = page
          .getByRole('row')
          .filter({ has: page.getByRole('link', { name: armyworm }) })
        await expect(dose.first()).toContainText(/\d/)

        await input.press(page.getByRole('table').getByRole('link', { name: maize }).first())
        await expect(page).toHaveURL(`/${prefix}/crop/maize`)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(maize)
        await expect(page.getByRole('link', { name }).first()).toBeVisible()
        await input.press(page.getByRole('link', { name: armyworm }).first())
        await expect(page).toHaveURL(`/${prefix}/problem/fall-armyworm`)
        await expect(page.getByRole('link', { name }).first()).toBeVisible()
      })

    if (isTried(1))
      test('leaves choices again, one by one and all', async ({ page }) => {
        const both = await narrow(page, input, reader)
        await expect(page.getByRole('status').filter({ hasText: String(both) })).toHaveCount(1)
        const said = await count(page).innerText()
        await page.goBack()
        await expect(chip(page, armyworm)).toBeHidden()
        await expect(count(page)).not.toHaveText(said)
        const ofMaize = await shown(page)
        expect(ofMaize).toBeGreaterThan(both)
        await page.goBack()
        await page.reload()
        await page.goForward()
        await expect(cards(page)).toHaveCount(ofMaize)
        await page.goForward()
        await expect(cards(page)).toHaveCount(both)

        await input.press(chip(page, armyworm))
        await expect(page).toHaveURL(`/${prefix}/product-list?crop=maize`)
        await expect(cards(page)).toHaveCount(ofMaize)
        await input.press(page.getByRole('button', { name: reader.clear, exact: true }))
        await expect(page).toHaveURL(`/${prefix}/product-list`)
        await expect.poll(() => cards(page).count()).toBeGreaterThan(ofMaize)
      })

    if (isTried(2))
      test('sees the list as a table, in the order of names, and finds words with an error', async ({
        page
      }) => {
        await page.goto(`/${prefix}/product-list`)
        if (input.isKeyboard) {
          await input.press(page.getByRole('radio', { checked: true }))
          await page.keyboard.press('ArrowDown')
        } else await input.press(page.getByText(reader.table, { exact: true }))
        // On a phone it is one already.
        const asked = input.screen.hasTouch ? '' : '?view=table'
        await expect(page).toHaveURL(`/${prefix}/product-list${asked}`)
        await expect(page.getByRole('radio', { name: reader.table })).toBeChecked()
        await expect(page.locator('.product-card').filter({ visible: true })).toHaveCount(0)

        await page.getByRole('searchbox').fill(reader.slip)
        const rows = page.locator('.as-table tbody tr').filter({ visible: true })
        await expect(page.getByRole('status').filter({ hasText: /\d/ })).toHaveCount(1)
        await expect(chip(page, reader.slip)).toBeVisible()
        await expect(rows.first()).toContainText(armyworm)
        await expect.poll(() => page.evaluate(() => CSS.highlights.get('found')?.size)).toBeTruthy()
        const found = await rows.count()
        await page.getByRole('combobox', { name: reader.sort }).selectOption('name')
        await expect(page.locator('.family h3').filter({ visible: true })).toHaveCount(0)
        await expect(rows).toHaveCount(found)
      })

    if (isTried(3))
      test('is helped out where nothing is listed', async ({ page }) => {
        await page.goto(`/${prefix}/product-list?crop=maize&no-such=filter&family=none&q=zzzz`)
        const help = page.locator('[data-part=nothing]')
        await expect(help.getByRole('heading')).toContainText('zzzz')
        const drop = help.getByRole('button', { name: 'zzzz' })
        const [promised = ''] = /\d+/.exec(await drop.innerText()) ?? []
        await input.press(drop)
        await expect(cards(page)).toHaveCount(Number(promised))
        await expect(page).toHaveURL(`/${prefix}/product-list?crop=maize`)
        await expect(help).toBeHidden()
        await expect(count(page)).toBeFocused()
      })

    if (isTried(4))
      test('loses no click before the code is loaded', async ({ page }) => {
        const { promise: arrival, resolve: arrive } = Promise.withResolvers<unknown>()
        await page.route(/hydrate/, async route => {
          await arrival
          await route.continue()
        })
        await page.goto(`/${prefix}/product-list`)
        const isPhone = input.screen.hasTouch === true
        await input.press(
          isPhone
            ? page.getByRole('button', { name: reader.filters, exact: true })
            : page.getByRole('checkbox', { name: maize }).first()
        )
        arrive(undefined)
        if (isPhone) {
          await expect(page.getByRole('dialog')).toBeVisible()
          await page.goBack()
          await expect(page.getByRole('dialog')).toBeHidden()
        } else await expect(page).toHaveURL(`/${prefix}/product-list?crop=maize`)
      })

    if (isTried(5))
      test('compares two of them, and takes one out', async ({ page }) => {
        await narrow(page, input, reader)
        if (input.screen.hasTouch) await input.press(page.locator('label:has([value=cards])'))
        const names: string[] = []
        for (const at of [0, 1]) {
          const card = cards(page).nth(at)
          // `innerText` is empty for a card that is not yet laid out.
          names.push((await card.getByRole('heading').textContent())?.trim() ?? '')
          await input.press(card.getByRole('button', { name: reader.add }))
        }
        await input.press(page.locator('compare-tray').getByRole('link', { name: reader.compare }))
        for (const name of names)
          await expect(page.getByRole('columnheader').filter({ hasText: name })).toBeVisible()
        await expect(page.locator('[data-differs]').first()).toBeVisible()
        const [first = '', second = ''] = names
        await input.press(
          page.getByRole('button', { name: `${reader.remove}${separatorOf(reader)}${first}` })
        )
        await expect(page.getByRole('columnheader').filter({ hasText: first })).toHaveCount(0)
        await expect(page.getByRole('columnheader').filter({ hasText: second })).toBeVisible()
      })
  })

/** Chinese writes a verb and its object together. */
function separatorOf({ prefix }: Reader): string {
  return prefix === 'gl-prod-zho' ? '' : ' '
}

// Outside the global site, the list has a second address.
test('the solutions of a country are narrowed as its product list is', async ({ page }) => {
  for (const { prefix, maize } of readers.filter(({ prefix }) => !prefix.startsWith('gl'))) {
    await page.goto(`/${prefix}/solutions?view=table`)
    await page.getByRole('checkbox', { name: maize }).first().click()
    await expect(page).toHaveURL(`/${prefix}/solutions?crop=maize&view=table`)
    await expect(chip(page, maize)).toBeVisible()
    await expect(page.locator('tbody tr').filter({ visible: true }).first()).toContainText(maize)
    await expect(page.locator('.product-card').filter({ visible: true })).toHaveCount(0)
  }
})
