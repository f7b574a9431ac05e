import type { Page } from '@playwright/test'
import { acceptNotice, expect, keptContext, test } from './helpers/visitor.ts'

test.use(keptContext)

/** The distance from the last column of the rows to the end edge of the page's content. */
const emptyBeside = (page: Page, rows: string) =>
  page.locator(rows).evaluate(list => {
    const ends = [...list.children].map(row => row.getBoundingClientRect().right)
    return list.getBoundingClientRect().right - Math.max(...ends)
  })

for (const width of [1280, 1440])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the other countries of a product fill their rows, with a single related product beside them', async ({
      page
    }) => {
      await acceptNotice(page)
      const boxOf = async (part: string) =>
        (await page.locator(part).boundingBox()) ?? { x: 0, y: 0 }
      for (const { path, columns } of [
        { path: '/gl/product/4101', columns: 2 },
        { path: '/br/product/4101', columns: 4 }
      ]) {
        await page.goto(path)
        const rows = '#elsewhere ul >> nth=0'
        expect(await emptyBeside(page, rows), path).toBeLessThan(1)
        const tops = await page
          .locator(rows)
          .evaluate(list => [...list.children].map(row => row.getBoundingClientRect().top))
        expect(
          tops.filter(top => top === tops[0]),
          path
        ).toHaveLength(columns)
        expect(tops.length % columns, path).toBe(0)
      }
      await page.goto('/gl/product/4101')
      const [countries, related] = [await boxOf('#elsewhere'), await boxOf('#related')]
      expect(related.y).toBe(countries.y)
      expect(related.x).toBeGreaterThan(countries.x)
    })
  })

for (const path of ['/gl/search', '/ru/search'])
  test(`the families above ${path} are in full rows`, async ({ page }) => {
    await page.goto(path)
    for (const width of [960, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const bars = await page
        .locator('.bars li')
        .evaluateAll(all => all.map(bar => bar.getBoundingClientRect().top))
      const rows = [...Map.groupBy(bars, top => top).values()].map(({ length }) => length)
      expect(rows, `at ${width} px`).toEqual(width === 1280 ? [9] : [3, 3, 3])
      const names = await page.locator('.bars .name').evaluateAll(all =>
        all.map(({ firstChild }) => {
          const text = document.createRange()
          if (firstChild) text.selectNode(firstChild)
          return text.getBoundingClientRect().toJSON() as DOMRect
        })
      )
      expect(Math.min(...names.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
      expect(Math.max(...names.map(({ right }) => right))).toBeLessThanOrEqual(width)
      const lines = await page
        .locator('.bars .name')
        .filter({ hasText: /^\S+\s\d+$/ })
        .evaluateAll(all => all.map(name => name.getBoundingClientRect().height))
      expect(new Set(lines).size, `a word is broken at ${width} px`).toBe(1)
    }
  })

test.describe('at 1440 pixels', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('older posts have the whole width below the filters', async ({ page }) => {
    await page.goto('/gl/news')
    const endOf = async (part: string) => {
      const box = await page.locator(part).last().boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    const ends = await page
      .locator('post-filter > article')
      .evaluateAll(posts => posts.map(post => Math.round(post.getBoundingClientRect().right)))
    expect(Math.max(...ends)).toBe(Math.round(await endOf('main aside')))
  })

  test('an order is compared with a catalogue in three columns', async ({ page }) => {
    await page.goto('/gl/custom-solutions')
    const heads = page.getByRole('columnheader')
    await expect(heads).toHaveText(['What you need', 'From a catalogue', 'Made to order'])
  })

  test('the last field of a form is as wide as the message above it', async ({ page }) => {
    await page.goto('/gl/contact-us')
    const widthOf = async (field: string) => (await page.locator(field).boundingBox())?.width
    expect(await widthOf('#linkedin_url')).toBe(await widthOf('#message'))
  })

  test('the search of a list begins at the column of the names', async ({ page }) => {
    await page.goto('/gl/product-b2b-list/101')
    const start = async (part: string) => (await page.locator(part).first().boundingBox())?.x
    expect(await start('product-rows input')).toBe(await start('tbody th'))
  })
})

test.describe('at 768 pixels', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('a service unit is as high as its text, not as its picture', async ({ page }) => {
    await page.goto('/gl/serviceunits')
    const spare = await page
      .locator('li:has(> .land)')
      .evaluateAll(units =>
        units.map(unit => unit.clientHeight - (unit.querySelector('.text')?.scrollHeight ?? 0))
      )
    expect(spare.length).toBeGreaterThan(4)
    expect(Math.max(...spare)).toBeLessThan(8)
  })

  for (const { path, part } of [
    { path: '/ru/reports/annual', part: 'article .count' },
    { path: '/ru/product-global-list', part: 'form a[download]' }
  ])
    test(`${part} of ${path} is in one line`, async ({ page }) => {
      await page.goto(path)
      const lines = await page.locator(part).evaluateAll(all =>
        all.map(({ childNodes }) => {
          const tops = [...childNodes].flatMap(node => {
            const text = document.createRange()
            text.selectNodeContents(node)
            return [...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))
          })
          return Math.max(...tops) - Math.min(...tops)
        })
      )
      expect(lines.length).toBeGreaterThan(0)
      expect(Math.max(...lines)).toBeLessThanOrEqual(1)
    })

  test('no word of a name of the team is broken', async ({ page }) => {
    await page.goto('/ru')
    const names = page.locator('.team h3')
    expect(await names.count()).toBeGreaterThan(5)
    const broken = await names.evaluateAll(
      all =>
        all.filter(name => {
          const height = name.getClientRects()[0]?.height ?? 0
          name.style.overflowWrap = 'normal'
          return name.scrollWidth > name.clientWidth || name.getClientRects()[0]?.height !== height
        }).length
    )
    expect(broken).toBe(0)
  })

  test('the label of a pack ends above the edge of its hero', async ({ page }) => {
    await page.goto('/ru/product/4102')
    const hero = await page.locator('.hero').boundingBox()
    const label = await page.locator('.pack text').last().boundingBox()
    expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThan(
      (hero?.y ?? 0) + (hero?.height ?? 0)
    )
  })

  test('packs on the shelf begin and end within the margins of the page', async ({ page }) => {
    await page.goto('/ru/smart-growing')
    const margin = (await page.locator('h1').boundingBox())?.x ?? 0
    const packs = await page.locator('.plank > *').evaluateAll(all => {
      const boxes = all.map(pack => pack.getBoundingClientRect())
      return boxes
        .filter(({ bottom }) => bottom === boxes[0]?.bottom)
        .map(({ left, right }) => [left, right])
        .flat()
    })
    expect(Math.min(...packs)).toBeGreaterThanOrEqual(margin)
    expect(Math.max(...packs)).toBeLessThanOrEqual(768 - margin)
  })
})

test.describe('at 1024 pixels', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  test('the figures on the shelf of the own brand are a row of equal columns', async ({ page }) => {
    await page.goto('/gl/smart-growing')
    const places = await page
      .locator('.edge dl > div')
      .evaluateAll(facts =>
        facts.map(fact => fact.getBoundingClientRect()).map(({ left, top }) => [left, top] as const)
      )
    expect(places.length).toBeGreaterThan(3)
    expect(new Set(places.map(([, top]) => top)).size).toBe(1)
    const steps = places.slice(1).map(([left], at) => Math.round(left - (places[at]?.[0] ?? 0)))
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1)
  })
})

test('the bar of a product comes when its head has left, and a name of 120 letters leaves its action in one line', async ({
  page
}) => {
  await page.goto('/gl/product/4101')
  const bar = page.locator('.dock')
  const button = bar.getByRole('link', { name: 'Contact Us' })
  await expect(button).toBeHidden()
  await page.locator('#doses').evaluate(doses => doses.scrollIntoView())
  await expect(button).toBeVisible()
  const before = await button.boundingBox()
  await bar.locator('b').evaluate(name => (name.textContent = 'Harmattan'.repeat(14).slice(0, 120)))
  expect((await button.boundingBox())?.width).toBe(before?.width)
})

for (const width of [768, 1440])
  test(`a family shows whole rows of cards until it is opened, at ${width} pixels`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/gl/product-list')
    const list = page.locator('[data-part=list]')
    expect((await list.boundingBox())?.height).toBeLessThan(12 * 900)
    const family = page.locator('.family').filter({ visible: true }).first()
    const cards = family.getByRole('article').filter({ visible: true })
    await expect(cards).toHaveCount(6)
    const more = family.getByText(/^Show\s\d+\smore\sproducts?$/).filter({ visible: true })
    const rest = Number((await more.innerText()).replace(/\D/g, ''))
    await more.click()
    await expect(cards).toHaveCount(6 + rest)
    await expect(more).toBeHidden()
  })

for (const width of [834, 1024])
  test(`at ${width} pixels the bar of a product comes when the same steps have left its head`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ru/product/4226')
    const bar = page.locator('.bar')
    await expect(bar).toBeHidden()
    const steps = page.locator('.hero .actions')
    await steps.evaluate(steps => scrollBy(0, steps.getBoundingClientRect().bottom - 20))
    await expect(bar).toBeHidden()
    await page.mouse.wheel(0, 60)
    await expect(bar).toBeVisible()
  })
