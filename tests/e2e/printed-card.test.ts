import type { Page } from '@playwright/test'
import { ACROSS } from './helpers/paper.ts'
import { acceptNotice, expect, test } from './helpers/visitor.ts'

const card = '/br/problem/asian-soybean-rust#crop-soybean'

test.beforeEach(({ page }) => acceptNotice(page))

const sheetsOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/MediaBox\s*\[[^\]]*\]/g)

/** Whether each sheet has a link to this address. */
const linksOf = async (page: Page, path: string) => {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const targets = new Map(
    file
      .split('endobj')
      .map(part => [/(\d+) 0 obj/.exec(part)?.[1], /\/URI \((.*?)\)/.exec(part)?.[1]])
  )
  return [...file.matchAll(/\/Annots \[(.*?)\]/g)].map(([, annotations = '']) =>
    annotations.split(' 0 R').some(id => targets.get(id.trim())?.endsWith(path))
  )
}

/** Landscape, in points. */
const A5 = /59\d(\.\d+)? 4[12]\d/

test('a card is printed alone, on one sheet of A5', async ({ page }) => {
  await page.goto(card)
  const sheets = await sheetsOf(page)
  expect(sheets).toHaveLength(1)
  expect(sheets?.[0]).toMatch(A5)
  await page.emulateMedia({ media: 'print' })
  const title = await page.locator('#crop-soybean > h3').innerText()
  expect(title).toMatch(/^Soja · Ferrugem/)
})

test('a printed card states the registration of its products, also above a list', async ({
  page
}) => {
  for (const path of [card, '/br/product-list?crop=soybean&problem=asian-soybean-rust']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    const row = page.locator('.answer-card [data-doses] tr', { hasText: 'Argestes 300 SC' }).first()
    const number = row.getByText(/^Reg\. n\S+ \S+/)
    await expect(row).toBeVisible()
    await expect(number).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(number).toBeVisible()
  }
})

test('a plan that just fits leaves no sheet empty', async ({ page }) => {
  await page.goto('/br/problem/asian-soybean-rust?first=4159&start=2026-12-10#crop-soybean')
  await expect(page.locator('#crop-soybean [data-tool=plan] select')).toBeAttached()
  expect(await sheetsOf(page)).toHaveLength(1)
})

test('eight products and their plan have two sheets, both with the heading: on one, rows would be below 8 points', async ({
  page
}) => {
  await page.goto('/gl/problem/fall-armyworm?first=4164&start=2026-11-27#crop-maize')
  await expect(page.locator('#crop-maize [data-tool=plan] select')).toBeAttached()
  expect(await linksOf(page, '/gl/problem/fall-armyworm#crop-maize')).toEqual([true, true])
})

test('the buttons of a card print and share it, with a calculation that is entered in it', async ({
  page
}) => {
  await page.addInitScript(() => {
    const share = ({ url }: { url: string }) => {
      document.body.setAttribute('data-shared', url)
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await page.goto('/br/problem/asian-soybean-rust')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', location.search + location.hash)
  })
  const own = page.locator('#crop-soybean')
  await own.getByRole('button', { name: 'Imprimir esta ficha' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '#crop-soybean')
  const tool = own.locator('[data-tool=amounts]')
  await tool.locator('summary').click()
  await tool.getByLabel('Área', { exact: true }).fill('12')
  await own.getByRole('button', { name: 'Imprimir esta ficha' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', /area=12&.*#crop-soybean$/)
  await own.getByRole('button', { name: 'Compartilhar' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', page.url())
  // Only the card that the address names is printed; on screen, the reader stays where the buttons are.
  const top = await page.evaluate(() => scrollY)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('#crop-soybean:target')).toBeAttached()
  await expect(own.getByRole('button', { name: 'Compartilhar' })).toBeFocused()
  await expect(own.getByRole('button', { name: 'Compartilhar' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test('what applies to a plan is printed below it', async ({ page }) => {
  await page.goto('/gl/problem/fall-armyworm?first=4164&start=2026-11-27#crop-maize')
  await expect(page.locator('#crop-maize [data-tool=plan] select')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#crop-maize [data-end]')).toContainText('Earliest harvest')
  await expect(page.locator('#crop-maize [data-end]')).toContainText(/No growth stage .* sprays: 2/)
  await expect(page.locator('#crop-maize [data-end]')).toBeVisible()
})

for (const { path, sheets } of [
  { path: card, sheets: 1 },
  // Rows move to the second sheet as a whole.
  { path: '/br/problem/fall-armyworm#crop-maize', sheets: 2 }
])
  test(`a plan of ${path} is printed with its card alone, on A5: ${sheets}`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-is-printed', '')
    })
    const [problem = '', id = ''] = path.split('#')
    await page.goto(problem)
    const own = page.locator(`#${id}`)
    await own.locator('[data-tool=plan] summary').click()
    await own.getByRole('button', { name: 'Imprimir esta ficha' }).click()
    await expect(page.locator('html[data-is-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.answer-card').filter({ visible: true })).toHaveCount(1)
    await expect(own.locator('[data-tool=plan] tbody tr').last()).toBeVisible()
    await expect(page.locator('form, .header, .footer').filter({ visible: true })).toHaveCount(0)
    const printed = await sheetsOf(page)
    expect(printed?.every(size => A5.test(size))).toBe(true)
    expect(printed).toHaveLength(sheets)
  })

test('a calculation is printed below its card, on one sheet of A5', async ({ page }) => {
  await page.goto(card)
  const amounts = page.locator('#crop-soybean [data-tool=amounts]')
  await amounts.locator('summary').click()
  await amounts.getByLabel('Área', { exact: true }).fill('10')
  expect(await sheetsOf(page)).toHaveLength(1)
})

test('no sentence of a card with a calculation and a plan is continued on the next sheet', async ({
  page
}) => {
  await page.goto(card)
  const own = page.locator('#crop-soybean')
  for (const tool of ['amounts', 'plan']) await own.locator(`[data-tool=${tool}] summary`).click()
  await expect(own.locator('[data-tool=plan] select')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const breaks = await own
    .locator('details p')
    .filter({ visible: true })
    .evaluateAll(parts => parts.map(part => getComputedStyle(part).breakInside))
  expect(breaks.length).toBeGreaterThan(2)
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
})

test('on paper, what is said of a name or a dose is smaller than it', async ({ page }) => {
  await page.goto('/th/problem/rice-blast#crop-rice')
  const rice = page.locator('#crop-rice')
  for (const tool of ['amounts', 'plan']) await rice.locator(`[data-tool=${tool}] summary`).click()
  await page.emulateMedia({ media: 'print' })
  const sizes = await rice.locator('table small').evaluateAll(texts =>
    texts.map(text => {
      const own = (part: Element | null) => part && parseFloat(getComputedStyle(part).fontSize)
      const said = text.closest('th, td')
      return { small: own(text), large: own(said?.querySelector('bdi') ?? said) }
    })
  )
  expect(sizes.length).toBeGreaterThan(20)
  expect(sizes.filter(({ small, large }) => (small ?? 0) >= (large ?? 0))).toEqual([])
})

test('a Thai plan of six sprays has each dose within its column, and names no smaller than dates', async ({
  page
}) => {
  await page.goto('/th/problem/brown-planthopper?first=4170&start=2026-11-29#crop-rice')
  const plan = page.locator('#crop-rice [data-tool=plan]')
  await expect(plan.locator('select')).toBeAttached()
  await page.setViewportSize({ width: ACROSS, height: 500 })
  await page.emulateMedia({ media: 'print' })
  const cells = await plan.locator('tbody :is(th, td)').evaluateAll(cells =>
    cells.map(cell => {
      const text = document.createRange()
      text.selectNodeContents(cell.firstChild ?? cell)
      return {
        // Letters of a printed sheet are set a little wider than those on a screen.
        isCut: 1.05 * text.getBoundingClientRect().width > cell.getBoundingClientRect().width,
        isName: cell.matches('th'),
        size: parseFloat(getComputedStyle(cell).fontSize)
      }
    })
  )
  expect(cells).toHaveLength(24)
  expect(cells.filter(({ isCut }) => isCut)).toEqual([])
  const sizesOf = (isWanted: boolean) =>
    cells.filter(({ isName }) => isName === isWanted).map(({ size }) => size)
  // Names are in narrow letters, which look smaller.
  expect(Math.min(...sizesOf(true))).toBeGreaterThan(1.3 * Math.max(...sizesOf(false)))
})

test('the browser’s own command prints a plan, too', async ({ page }) => {
  await page.goto(card.split('#')[0] ?? '')
  await page.locator('#crop-soybean [data-tool=plan] summary').click()
  await expect(page).toHaveURL(/first=/)
  const sheets = await sheetsOf(page)
  expect(sheets).toHaveLength(1)
  expect(sheets?.[0]).toMatch(A5)
})

test('the address of a tool opens its card, and that of a card that is not listed the list', async ({
  page
}) => {
  await page.goto(`${card}-plan`)
  await expect(page.locator('#crop-soybean [data-tool=plan] select')).toBeInViewport()
  await expect(page).toHaveURL(/\/asian-soybean-rust\?first=.*#crop-soybean$/)
  await page.goto('/br/problem/fall-armyworm#crop-citrus')
  await expect(page).toHaveURL('/br/product-list?problem=fall-armyworm&crop=citrus')
})
