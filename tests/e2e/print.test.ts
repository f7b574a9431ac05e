import type { Page } from '@playwright/test'
import { readers } from './helpers/trees.ts'
import { expect, test } from './helpers/visitor.ts'

/** Pages of a PDF that Chromium writes: each has an object of its own. */
function pagesOf(pdf: Buffer): number {
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length
}

/** The width of a sheet within its margins: of A5 across, and of A4. */
const [ACROSS, UPRIGHT] = [733, 710]

type OpenProduct = { id: string; doses: { problem: string }[] }

/** The products with the most registered uses and the most text, the longest first. */
async function longestProducts(page: Page, prefix: string): Promise<string[]> {
  const response = await page.request.get(`/${prefix}/catalogue.json`)
  const { products } = (await response.json()) as { products: OpenProduct[] }
  const most = (amount: (product: OpenProduct) => number, count: number) =>
    products.toSorted((one, other) => amount(other) - amount(one)).slice(0, count)
  const longest = [
    ...most(({ doses }) => doses.length, 1),
    ...most(product => JSON.stringify(product).length, 3)
  ]
  return [...new Set(longest.map(({ id }) => `/${prefix}/product/${id}`))]
}

for (const { prefix } of readers)
  test(`a product of ${prefix} prints on one sheet, with the way back to its page and what applies to all of it`, async ({
    page
  }) => {
    const paths = await longestProducts(page, prefix)
    await page.emulateMedia({ media: 'print' })
    for (const path of paths) {
      await page.goto(path)
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), path).toBe(1)
    }
    const code = page.locator('.print-head img')
    await expect(code).toBeVisible()
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.locator('.print-head')).toContainText(new URL(page.url()).pathname)
    await expect(
      page.locator('#related, .bar, .header, .footer').filter({ visible: true })
    ).toHaveCount(0)
    await expect(page.locator('.print-foot p')).toHaveCount(2)
    await expect(page.locator('.print-foot')).toBeVisible()
  })

test('every page prints whose it is, of which day, its address, and nothing that only a screen needs', async ({
  page
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/br/company', '/br/news/6021', '/br/crop/soybean', '/br/contact-us']) {
    await page.goto(path)
    const head = page.locator('.print-head')
    await expect(head).toContainText('Terravane')
    await expect(head).toContainText(/Dados de\s\d+\sde\s\p{L}+\sde\s\d{4}/u)
    await expect(head.getByText(path)).toBeVisible()
    await expect(
      page.locator('form, aside, .pager, .header, .footer').filter({ visible: true }),
      path
    ).toHaveCount(0)
  }
  await expect(page.locator('.questions .rich-text').first()).toBeVisible()
})

for (const { prefix } of readers)
  test(`the names in the head of a sheet of ${prefix} are whole beside a long address`, async ({
    page
  }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(`/${prefix}/company`)
    const head = page.locator('.print-head')
    await head.locator('[data-address]').evaluate(address => {
      address.textContent = `https://a-company.example/problem/${'a-problem-'.repeat(9)}`
    })
    for (const width of [ACROSS, UPRIGHT]) {
      await page.setViewportSize({ width, height: 1000 })
      const lines = await head.locator('b, b + span').evaluateAll(names =>
        names.map(name => {
          const range = document.createRange()
          range.selectNodeContents(name.lastChild as Node)
          return range.getClientRects().length
        })
      )
      expect(lines).toEqual([1, 1])
    }
  })

test('no registration number is cut off on a sheet of A4', async ({ page }) => {
  await page.setViewportSize({ width: UPRIGHT, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/br/product-list?view=table')
  const ends = await page
    .locator('.as-table td:nth-child(7) bdi')
    .evaluateAll(numbers => numbers.map(number => number.getBoundingClientRect().right))
  expect(ends.length).toBeGreaterThan(50)
  expect(Math.max(...ends)).toBeLessThanOrEqual(UPRIGHT)
})

test('no name of a product is broken inside a word on a sheet of A4', async ({ page }) => {
  await page.setViewportSize({ width: UPRIGHT, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/br/product-list?view=table')
  const broken = await page.locator('.as-table tbody th a').evaluateAll((names: HTMLElement[]) =>
    names
      .filter(name => {
        const range = document.createRange()
        range.selectNodeContents(name)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        return new Set(tops).size > name.innerText.trim().split(/\s+/).length
      })
      .map(({ textContent }) => textContent)
  )
  expect(broken).toEqual([])
})

for (const { prefix } of readers)
  test(`every answer card of ${prefix} is as wide as its sheet at most`, async ({ page }) => {
    const response = await page.request.get(`/${prefix}/catalogue.json`)
    const { products } = (await response.json()) as { products: OpenProduct[] }
    const problems = [...new Set(products.flatMap(({ doses }) => doses.map(dose => dose.problem)))]
    await page.setViewportSize({ width: ACROSS, height: 500 })
    await page.emulateMedia({ media: 'print' })
    await page.goto(`/${prefix}/problem/${problems[0] ?? ''}`)
    // All texts are shown on one page, one after the other, because opening each page would take a minute.
    const { count, cut } = await page.evaluate(
      async ([prefix, problems, width]) => {
        const documentAt = (path: string) =>
          new Promise<Document | null>(done => {
            const request = new XMLHttpRequest()
            request.open('GET', path)
            request.responseType = 'document'
            request.onloadend = () => done(request.responseXML)
            request.send()
          })
        const pages = await Promise.all(problems.map(id => documentAt(`/${prefix}/problem/${id}`)))
        const cards = pages.flatMap(page => [...(page?.querySelectorAll('.answer-card') ?? [])])
        const [first, ...others] = document.querySelectorAll('.answer-card')
        for (const other of others) other.remove()
        let place = first
        const cut = cards.filter(card => {
          place?.replaceWith(card)
          place = card
          location.hash = ''
          location.hash = card.id
          return [...card.querySelectorAll('h3, th, td, p')].some(part => {
            const { left, right } = part.getBoundingClientRect()
            return left < -1 || right > width + 1
          })
        })
        return { count: cards.length, cut: cut.map(({ textContent }) => textContent) }
      },
      [prefix, problems, ACROSS] as const
    )
    expect(count).toBeGreaterThan(50)
    expect(cut).toEqual([])
  })

for (const { prefix } of readers)
  test(`cards in a list of ${prefix} are not cut off on a sheet of A4`, async ({ page }) => {
    await page.goto(`/${prefix}/product-list?view=cards`)
    const cards = page.locator('.product-card').filter({ visible: true })
    await expect(cards.first()).toBeVisible()
    await page.setViewportSize({ width: UPRIGHT, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const cut = await cards.evaluateAll(
      (cards, width) =>
        cards.filter(card =>
          [card, ...card.querySelectorAll('h4, p, dd, li')].some(part => {
            const { left, right } = part.getBoundingClientRect()
            const { left: start, right: end } = card.getBoundingClientRect()
            return left < Math.max(0, start) - 1 || right > Math.min(width, end) + 1
          })
        ).length,
      UPRIGHT
    )
    expect(await cards.count()).toBeGreaterThan(20)
    expect(cut).toBe(0)
  })

test('a list of five is printed with its day, its address and the code of the address', async ({
  page
}) => {
  const path = '/br/compare?ids=4101,4134,4142,4165,4197'
  await page.goto(path)
  const rows = page.locator('[data-list] tbody tr')
  await expect(rows).toHaveCount(5)
  await page.setViewportSize({ width: UPRIGHT, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const head = page.locator('.print-head')
  await expect(head).toContainText(/Dados de\s\d+\sde\s\p{L}+\sde\s\d{4}/u)
  await expect(head.getByText(path)).toBeVisible()
  const code = head.locator('img')
  await expect(code).toBeVisible()
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(rows.last()).toBeVisible()
  const ends = await rows
    .locator('th, td')
    .evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(UPRIGHT)
})

test('a filtered list is printed with the address of its filters, and one family after the other', async ({
  page
}) => {
  await page.goto('/br/product-list?q=trigo&view=table#products')
  await expect(page.locator('[data-part=next]')).toBeVisible()
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(3)
  await expect(page.locator('.print-head [data-address]')).toHaveText(
    /\/br\/product-list\?q=trigo&view=table$/
  )
})

test('the facts of a product have no broken words on paper', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/sa/product/4134')
  const word = page.locator('.key-facts').getByText('أزوكسيستروبين', { exact: true })
  expect(
    await word.evaluate(({ firstChild }) => {
      const range = document.createRange()
      range.selectNodeContents(firstChild as Node)
      return range.getClientRects().length
    })
  ).toBe(1)
})

test('the comparison tray is not printed', async ({ page }) => {
  await page.goto('/gl/product-list')
  await page.getByRole('button', { name: 'Compare' }).first().click()
  const tray = page.locator('compare-tray')
  await expect(tray).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(tray).toBeHidden()
})

/** Texts that are on as few sheets as their words need: no sheet holds only a gap, or the few lines that did not fit. */
for (const { path, sheets } of [
  { path: '/br', sheets: 3 },
  { path: '/br/crop/soybean', sheets: 4 },
  { path: '/gl/problem/late-blight', sheets: 2 },
  { path: '/br/investors', sheets: 2 },
  { path: '/br/company', sheets: 4 },
  { path: '/br/contact-us', sheets: 2 },
  { path: '/br/news/6021', sheets: 1 }
])
  test(`${path} prints on ${sheets} sheets of A4 at most`, async ({ page }) => {
    await page.goto(path)
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(sheets)
  })

test('the home page prints no legend of a map, and no choice, that is not on the sheet', async ({
  page
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/br')
  const choices = page.locator('.world-map, figcaption:has(.new), input[type=radio]:not(.months *)')
  await expect(choices.filter({ visible: true })).toHaveCount(0)
})

test('the time of a use has the room that a sheet leaves beside the figures', async ({ page }) => {
  await page.setViewportSize({ width: UPRIGHT, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/br/crop/soybean')
  const lines = await page.locator('#doses td[data-is-text]').evaluateAll(cells =>
    cells.map(cell => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
  )
  expect(Math.max(...lines)).toBeLessThanOrEqual(4)
})

test('four products side by side, with many uses each, print on three sheets', async ({ page }) => {
  await page.goto('/gl/compare?ids=4101,4104,4138,4148')
  await expect(page.locator('.compare')).toBeVisible()
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(3)
})
