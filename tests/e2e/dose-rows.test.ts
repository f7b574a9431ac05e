import { acceptNotice, expect, test } from './helpers/visitor.ts'

for (const width of [1024, 1440])
  for (const path of ['/gl/crop/soybean', '/br/crop/soybean', '/th/crop/rice', '/sa/crop/wheat'])
    test(`the doses of ${path} are on the first line of their product and problem at ${width} px`, async ({
      page
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await acceptNotice(page)
      await page.goto(path)
      const rows = page.locator('[data-doses] tbody tr:has(td bdi)')
      expect(await rows.count()).toBeGreaterThan(10)
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
      expect(parted).toEqual([])
    })
