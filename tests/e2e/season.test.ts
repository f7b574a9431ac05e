import { acceptNotice, expect, keptContext, test } from './helpers/visitor.ts'

test.use({ ...keptContext, viewport: { width: 390, height: 844 } })

test.describe('a reader on a phone who likes motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('walks along the row of a crop, from sowing to harvest', async ({ page }) => {
    await page.goto('/gl/crop/maize')
    const season = page.getByRole('group', { name: /from sowing to harvest/ })
    const stage = (name: RegExp) => season.getByRole('listitem').filter({ hasText: name })
    await expect(stage(/^Harvest$/)).not.toBeInViewport()
    await season.getByRole('link').last().scrollIntoViewIfNeeded()
    await expect(stage(/^Harvest$/)).toBeInViewport()
    await expect(stage(/^Sowing$/)).not.toBeInViewport()
  })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`a reader on a phone, motion: ${reducedMotion}`, () => {
    test.use({ reducedMotion })

    for (const path of ['/br/crop/soybean', '/th/crop/rice'])
      test(`reads every name of ${path} whole, wherever its row is on the screen`, async ({
        page
      }) => {
        await acceptNotice(page)
        await page.goto(path)
        const names = page.locator('.season a b')
        expect(await names.count()).toBeGreaterThan(10)
        // At the foot of the screen, where a row comes into view.
        const cut = await names.evaluateAll(async names => {
          const cut: string[] = []
          for (const name of names) {
            name.scrollIntoView({ block: 'end', behavior: 'instant' })
            await new Promise(requestAnimationFrame)
            await new Promise(requestAnimationFrame)
            const { left, right } = name.getBoundingClientRect()
            if (left < 0 || right > innerWidth) cut.push(name.textContent)
          }
          return cut
        })
        expect(cut).toEqual([])
      })
  })

for (const path of ['/br/crop/soybean', '/th/crop/soybean', '/gl-prod-zho/crop/soybean'])
  test(`no dose of ${path} is broken within its figure or unit`, async ({ page }) => {
    await acceptNotice(page)
    await page.goto(path)
    const parts = page.locator('.season a bdi > span')
    expect(await parts.count()).toBeGreaterThan(4)
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const broken = await parts.evaluateAll(parts =>
        parts
          .filter(part => {
            const lines = document.createRange()
            lines.selectNodeContents(part)
            const tops = new Set([...lines.getClientRects()].map(({ top }) => Math.round(top)))
            const { left, right } = part.getBoundingClientRect()
            return tops.size > 1 || left < 0 || right > innerWidth
          })
          .map(part => part.textContent)
      )
      expect(broken, `at ${width} px`).toEqual([])
    }
  })

for (const path of ['/br/crop/soybean', '/sa/crop/wheat'])
  test(`each dose of ${path} of one stage is beside its bar on wide screens`, async ({ page }) => {
    await acceptNotice(page)
    await page.goto(path)
    const bars = page.locator('.season [data-is-narrow] a:has(b)')
    expect(await bars.count()).toBeGreaterThan(2)
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const elsewhere = await bars.evaluateAll(bars =>
        bars
          .filter(bar => {
            const [name, dose] = ['b', 'bdi'].map(part =>
              bar.querySelector(part)?.getBoundingClientRect()
            )
            if (!name || !dose) return true
            const isInLine = dose.top < name.bottom && name.top < dose.bottom
            const isApart = dose.left > name.right || dose.right < name.left
            return !isInLine || !isApart || name.left < 0 || name.right > innerWidth
          })
          .map(bar => bar.textContent)
      )
      expect(elsewhere, `at ${width} px`).toEqual([])
    }
  })

test('on a wide screen a need with one product takes 60 px at most', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await acceptNotice(page)
  await page.goto('/br/crop/soybean')
  const needs = page.locator('.season .row:not(:has(li + li))')
  const heights = await needs.evaluateAll(needs => needs.map(({ clientHeight }) => clientHeight))
  expect(heights.length).toBeGreaterThan(10)
  expect(Math.max(...heights)).toBeLessThanOrEqual(60)
})

for (const path of ['/br/crop/soybean', '/gl/crop/soybean', '/sa/crop/wheat'])
  test(`on wide screens the problems of ${path} begin at a line of the stages, apart from the doses`, async ({
    page
  }) => {
    await acceptNotice(page)
    await page.goto(path)
    const rows = page.locator(".season [data-side='after']")
    expect(await rows.count()).toBeGreaterThan(3)
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const astray = await rows.evaluateAll(rows =>
        rows
          .filter(row => {
            const stage = row.clientWidth / 7
            const isRtl = getComputedStyle(row).direction === 'rtl'
            const edge = ({ left, right }: DOMRect) => (isRtl ? row.clientWidth - right : left)
            const end = ({ left, right }: DOMRect) => (isRtl ? row.clientWidth - left : right)
            const text = row.querySelector('.against')?.getBoundingClientRect()
            const doses = [...row.querySelectorAll('bdi > span')]
            if (!text || Math.abs(edge(text) / stage - Math.round(edge(text) / stage)) > 0.02)
              return true
            const problem = row.querySelector('.against > *')?.getBoundingClientRect() ?? text
            return doses.some(dose => end(dose.getBoundingClientRect()) > edge(problem) - 8)
          })
          .map(row => row.textContent)
      )
      expect(astray, `at ${width} px`).toEqual([])
    }
  })

for (const path of ['/ru/crop/maize', '/th/crop/rice'])
  test(`at 1024 pixels the stages of ${path} are on the line of a name`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await page.goto(path)
    const rows = page.locator('.season .against')
    expect(await rows.count()).toBeGreaterThan(10)
    const alone = await rows.evaluateAll(rows =>
      rows
        .filter(row => {
          const stages = row.querySelector('small')?.getBoundingClientRect()
          const names = [...row.querySelectorAll('.name')]
          const name = names.at(-1)?.getBoundingClientRect()
          return !stages || !name || stages.top >= name.bottom || stages.bottom <= name.top
        })
        .map(row => row.textContent)
    )
    expect(alone).toEqual([])
  })
