import type { Page } from '@playwright/test'
import { acceptNotice, expect, keptContext, test } from './helpers/visitor.ts'

test.use(keptContext)

async function open(page: Page, path: string) {
  await acceptNotice(page)
  await page.goto(path)
}

for (const path of ['/gl/crop/soybean', '/br/crop/soybean', '/th/crop/rice', '/sa/crop/wheat'])
  test(`the doses of ${path} are on the first line of their product and problem`, async ({
    page
  }) => {
    await open(page, path)
    const rows = page.locator('[data-doses] tbody tr:has(td bdi)')
    expect(await rows.count()).toBeGreaterThan(10)
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const parted = await rows.evaluateAll(rows => {
        const firstLine = (element: Element | null) => {
          const range = document.createRange()
          if (element) range.selectNodeContents(element)
          const [line] = range.getClientRects()
          return line ? line.bottom : NaN
        }
        return rows
          .filter(row => {
            const dose = firstLine(row.querySelector('td bdi'))
            const names = [...row.querySelectorAll('th > a')].map(firstLine)
            return !names.every(name => Math.abs(name - dose) < 8)
          })
          .map(row => row.textContent.trim().slice(0, 60))
      })
      expect(parted, `at ${width} px`).toEqual([])
    }
  })

for (const path of ['/br/problem/goosegrass', '/gl/problem/goosegrass', '/sa/problem/goosegrass'])
  test(`the doses of ${path} are below each other from crop to crop, with their titles`, async ({
    page
  }) => {
    await open(page, path)
    const tables = page.locator('.answer-card [data-doses]')
    expect(await tables.count()).toBeGreaterThan(1)
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const columns = await tables.evaluateAll(tables =>
        tables.map(table =>
          [...table.querySelectorAll('thead th')].map(title => ({
            title: title.textContent.trim(),
            start: title.getBoundingClientRect().left
          }))
        )
      )
      const titles = columns.map(titles => titles.map(({ title }) => title).join())
      expect(new Set(titles).size).toBe(1)
      const shifts = columns.flatMap(titles =>
        titles.map(({ start }, at) => Math.abs(start - (columns[0]?.[at]?.start ?? NaN)))
      )
      // On a narrow screen a long figure needs more than its share, by less than the gap between columns.
      expect(Math.max(...shifts), `at ${width} px`).toBeLessThan(width === 1024 ? 16 : 1)
    }
  })
