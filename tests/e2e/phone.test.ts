import type { Locator } from '@playwright/test'
import { tried } from '../helpers/tried.ts'
import { notFoundPage, onePageOfEachKind } from './helpers/pages.ts'
import { acceptNotice, expect, keptContext, test } from './helpers/visitor.ts'

// A grower in a field, with a phone of 390 px.
test.use({ ...keptContext, viewport: { width: 390, height: 844 } })

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox()
  return (box?.y ?? Infinity) + (box?.height ?? 0)
}

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Infinity

test('the list of products begins on the first screen, and ends before the thirteenth', async ({
  page
}) => {
  await page.goto('/gl/product-list')
  expect(await bottomOf(page.locator('.hero'))).toBeLessThanOrEqual(160)
  const names = page.locator('tbody th a').filter({ visible: true })
  expect(await bottomOf(names.first())).toBeLessThan(844)
  const list = page.locator('[data-part=list]')
  expect((await list.boundingBox())?.height).toBeLessThan(12 * 844)

  const before = await names.count()
  await page
    .getByRole('button', { name: /^Compare: / })
    .first()
    .click()
  await expect(page.locator('compare-tray a')).toContainText('(1)')
  await list
    .getByText(/^Show\s\d+\smore\sproducts?$/)
    .first()
    .click()
  expect(await names.count()).toBeGreaterThan(before)
  await page.getByText('Cards', { exact: true }).click()
  await expect(page).toHaveURL('/gl/product-list?view=cards')
})

for (const prefix of tried(['br', 'gl', 'ru', 'th'], 2))
  test(`the page of products of ${prefix} has at most twelve screens, and a kind of problem opens its names`, async ({
    page
  }) => {
    await acceptNotice(page)
    await page.goto(`/${prefix}/product-list#problems`)
    await expect(page.locator('#problems')).toBeInViewport()
    const height = await page.locator('html').evaluate(html => html.scrollHeight)
    expect(height).toBeLessThanOrEqual(12 * 844)
    const kind = page.locator('#problems ~ details').first()
    const name = kind.getByRole('link').first()
    await expect(name).toBeHidden()
    await kind.locator('summary').click()
    await expect(name).toBeVisible()
  })

test('a product shows its crops and its first dose on the first screen, above the bar with doses and label', async ({
  page
}) => {
  await page.goto('/gl/product/4101')
  const bar = page.locator('.bar').filter({ visible: true })
  const top = (await bar.boundingBox())?.y ?? 0
  expect(await bottomOf(page.locator('[data-doses] td bdi').first())).toBeLessThan(top)
  await expect(bar.locator('nav a')).toHaveCount(2)

  const crop = page.getByRole('navigation', { name: 'Crop', exact: true }).getByRole('link').last()
  expect(await bottomOf(crop)).toBeLessThan(top)
  const name = await crop.innerText()
  await crop.click()
  await expect(page.locator('tbody:target th').first()).toContainText(name)
  await expect(page.locator('tbody:target')).toBeInViewport()
})

const products = [
  'gl/product/4101',
  'gl/product/4121',
  'gl-prod-zho/product/4101',
  'br/product/4101',
  'sa/product/4101',
  'ru/product/4102',
  'ru/product/4150',
  'th/product/4101'
]
for (const path of tried(products, 3))
  test(`${path} has its family, its crops and its first dose above a bar of one line, also on a short phone`, async ({
    page
  }) => {
    await acceptNotice(page)
    for (const screen of [
      { width: 390, height: 844 },
      { width: 360, height: 740 }
    ]) {
      await page.setViewportSize(screen)
      await page.goto(`/${path}`)
      await page.evaluate(() => document.fonts.ready)
      const bar = page.locator('.bar').filter({ visible: true })
      const { y = 0, height = Infinity } = (await bar.boundingBox()) ?? {}
      expect(height).toBeLessThanOrEqual(72)
      const dose = page.locator('[data-doses] td').filter({ has: page.locator('bdi') })
      expect(await bottomOf(dose.first())).toBeLessThan(y)
      const top = (await page.locator('h1').boundingBox())?.y ?? 0
      for (const part of [page.locator('.hero .family'), page.locator('.hero .family img')])
        expect(await bottomOf(part)).toBeLessThanOrEqual(top)
    }
  })

test('a product leads to the same product in other countries from its first screen', async ({
  page
}) => {
  await page.goto('/gl/product/4101')
  const link = page.locator('.hero').getByRole('link', { name: 'In other countries' })
  expect(await bottomOf(link)).toBeLessThan(450)
  await link.click()
  await expect(page.getByRole('heading', { name: 'The same product in other' })).toBeInViewport()
  await expect(page.locator('#elsewhere a[data-same-in="br"]')).toBeInViewport()

  // Listed in no other country.
  await page.goto('/br/product/4246')
  await expect(page.locator('[href="#elsewhere"]')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a product shows its first dose on the first screen', async ({ page }) => {
    await page.goto('/gl/product/4101')
    const bar = page.locator('.bar').filter({ visible: true })
    const top = (await bar.boundingBox())?.y ?? 0
    expect(await bottomOf(page.locator('[data-doses] td bdi').first())).toBeLessThan(top)
    await bar.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.locator('#ask')).toBeInViewport()
  })
})

/** A form is the next step of its own page, and the list of products has its filters and rows. */
const withoutBar = /^\/gl\/(contact-us|product-list|pagenotfound|product-b2b-contact\/.*)$/

test.describe('the next steps', () => {
  test.use({ expectedComplaints: notFoundPage })

  test('from every page are at the lower edge, where a thumb reaches them', async ({ page }) => {
    const paths = await onePageOfEachKind(page, 'gl')
    for (const path of tried(paths, 2).filter(path => !withoutBar.test(path))) {
      await page.goto(path)
      const bar = page.locator('main > .next, .bar:has(nav)').filter({ visible: true })
      const bottom = await bottomOf(bar)
      // Without kept pages, that list ends above the edge.
      const isThere = path === '/gl/kept' ? bottom > 422 && bottom < 844 : bottom === 844
      expect.soft(isThere, `${path} has its bar at ${bottom}`).toBe(true)
    }
  })

  for (const path of ['/gl/kept', '/gl/careers'])
    test(`of ${path} leave the strip of land above the footer in sight`, async ({ page }) => {
      await page.goto(path)
      const footer = page.locator('body > footer')
      await footer.evaluate(footer => footer.scrollIntoView({ block: 'center' }))
      const below = await topOf(page.locator('main > .next'))
      expect(below - (await bottomOf(footer.locator('.strip')))).toBeGreaterThan(-1)
    })

  for (const path of ['/gl/company', '/gl/design', '/br/product/4101'])
    test(`of ${path} leave no empty band above the footer`, async ({ page }) => {
      await acceptNotice(page)
      await page.goto(path)
      const last = page.locator('main > :not(.next, .dock)').filter({ visible: true })
      const band = (await topOf(page.locator('body > footer'))) - (await bottomOf(last.last()))
      expect(Math.abs(band)).toBeLessThan(4)
    })
})

test('the button of the finder is above the bar on the first screen, below a headline of high letters too', async ({
  page
}) => {
  await page.goto('/gl-prod-zho')
  const button = page.locator('.finder button[type=submit]')
  expect(await bottomOf(button)).toBeLessThan(await topOf(page.locator('main > .next')))
})

const crops = ['br/crop/soybean', 'ru/crop/wheat', 'gl-prod-zho/crop/soybean', 'th/crop/rice']
for (const path of tried(crops, 2, 1))
  test(`the stages of ${path} are level words of at least 12 pixels, each inside its column`, async ({
    page
  }) => {
    await acceptNotice(page)
    await page.goto(`/${path}`)
    const faults = await page.locator('.path li').evaluateAll(stages =>
      stages.flatMap(stage => {
        const words = stage.querySelector('span')
        const style = words && getComputedStyle(words)
        const isLevel = style?.writingMode === 'horizontal-tb' && style.rotate === 'none'
        const isLegible = parseFloat(style?.fontSize ?? '0') >= 12
        const isInside = stage.scrollWidth <= stage.clientWidth
        return isLevel && isLegible && isInside ? [] : [stage.textContent.trim()]
      })
    )
    expect(faults).toEqual([])
  })

test('the three figures of the environmental report are in one row', async ({ page }) => {
  await page.goto('/gl/info')
  const tops = await page
    .locator('.tally > div')
    .evaluateAll(facts => facts.map(fact => fact.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})

test('all doses of a crop are one tap away', async ({ page }) => {
  await page.goto('/gl/crop/soybean')
  await page.getByRole('link', { name: 'All doses' }).last().click()
  await expect(page.locator('#doses')).toBeInViewport()
})

test('the doses of a crop are folded after the first problems of each kind', async ({ page }) => {
  await acceptNotice(page)
  await page.goto('/br/crop/soybean')
  const doses = page.locator('#doses [scope="row"]').filter({ visible: true })
  const before = await doses.count()
  const more = page
    .locator('#doses')
    .getByText(/^Mais \d+\sdoses$/)
    .first()
  const rest = Number(/\d+/.exec(await more.innerText())?.[0])
  await more.click()
  await expect(doses).toHaveCount(before + rest)
  await expect(more).toBeHidden()
})
