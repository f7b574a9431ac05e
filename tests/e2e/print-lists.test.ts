import { tried } from '../helpers/tried.ts'
import { ACROSS, NARROW, type OpenProduct, pagesOf, UPRIGHT } from './helpers/paper.ts'
import { readers } from './helpers/trees.ts'
import { expect, keptContext, test } from './helpers/visitor.ts'

test.use(keptContext)

for (const [tree, sheet, width] of [
  ['br', 'A4', UPRIGHT],
  ['br', 'A5', NARROW],
  ['th', 'A5', NARROW]
] as const)
  test(`no registration number of ${tree} is cut off on a sheet of ${sheet}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await page.goto(`/${tree}/product-list?view=table`)
    const ends = await page
      .locator('.as-table td:nth-child(7) bdi')
      .evaluateAll(numbers => numbers.map(number => number.getBoundingClientRect().right))
    expect(ends.length).toBeGreaterThan(50)
    expect(Math.max(...ends)).toBeLessThanOrEqual(width)
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

for (const { prefix } of tried(readers, 2))
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

for (const { prefix } of tried(readers, 2, 1))
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

for (const path of ['/gl/crop/apple', '/sa/crop/citrus', '/th/problem/anthracnose'])
  test(`no dose of ${path} is cut off on a sheet of A5, and no row is hidden`, async ({ page }) => {
    await page.goto(path)
    await page.setViewportSize({ width: NARROW, height: 700 })
    await page.emulateMedia({ media: 'print' })
    const cells = page.locator('[data-doses] tbody:not([data-fold]) td')
    const hidden = cells.filter({ hasText: /./, visible: false })
    const ends = await cells.evaluateAll(cells =>
      cells.map(cell => cell.getBoundingClientRect()).flatMap(({ left, right }) => [left, right])
    )
    expect(ends.length).toBeGreaterThan(10)
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(-1)
    expect(Math.max(...ends)).toBeLessThanOrEqual(NARROW + 1)
    await expect(hidden).toHaveCount(0)
    await expect(page.locator('[data-fold]').filter({ visible: true })).toHaveCount(0)
  })

for (const prefix of ['gl', 'sa'])
  test(`each cell of the portfolio of ${prefix} is under its heading, also on a sheet of A5`, async ({
    page
  }) => {
    await page.goto(`/${prefix}/product-global-list`)
    await page.setViewportSize({ width: NARROW, height: 700 })
    await page.emulateMedia({ media: 'print' })
    const columns = await page
      .locator('[data-group] table')
      .filter({ visible: true })
      .evaluateAll(tables =>
        tables.flatMap(table =>
          [...table.querySelectorAll('tr')].map(row =>
            [...row.children]
              .filter(cell => cell.getClientRects().length > 0)
              .map(cell => Math.round(cell.getBoundingClientRect().x))
              .join()
          )
        )
      )
    expect(columns.length).toBeGreaterThan(100)
    expect([...new Set(columns)]).toHaveLength(1)
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

test('the products of one answer are printed once', async ({ page }) => {
  await page.goto('/mx/product-list?q=tizon+tardio+papa')
  await expect(page.locator('[data-part=card] table').first()).toBeVisible()
  await expect(page.locator('[data-part=list]')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-part=card] table').first()).toBeVisible()
  await expect(page.locator('[data-part=list]')).toBeHidden()
})

test('a search is printed with the address of its query', async ({ page }) => {
  await page.goto('/br/search?q=soja')
  await expect(page.locator('site-search [data-part=status]')).toContainText('soja')
  await page.pdf({ format: 'A4' })
  await expect(page.locator('.print-head [data-address]')).toHaveText(/\/br\/search\?q=soja$/)
})

test('the comparison tray is not printed', async ({ page }) => {
  await page.goto('/gl/product-list')
  await page.getByRole('button', { name: 'Compare' }).first().click()
  const tray = page.locator('compare-tray')
  await expect(tray).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(tray).toBeHidden()
})

test('four products side by side, with many uses each, print on three sheets', async ({ page }) => {
  await page.goto('/gl/compare?ids=4101,4104,4138,4148')
  await expect(page.locator('.compare')).toBeVisible()
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(3)
})
