import { tried } from '../helpers/tried.ts'
import { acceptNotice, expect, keptContext, test } from './helpers/visitor.ts'

test.use(keptContext)

test.beforeEach(({ page }) => acceptNotice(page))

for (const prefix of tried(['br', 'ru', 'sa', 'id', 'mx', 'gl'], 2))
  test(`no word of the table of products is broken without a hyphen: ${prefix}`, async ({
    page
  }) => {
    await page.goto(`/${prefix}/product-list?view=table`)
    await expect(page.locator('.as-table tbody tr').first()).toBeVisible()
    for (const width of [1024, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const broken = await page.locator('.as-table').evaluateAll(tables => {
        // A soft hyphen is no letter, so the parts around it are words of their own.
        const word = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\d]{2,}/gu
        const range = document.createRange()
        const lineOf = (text: Text, at: number) => {
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return Math.round([...range.getClientRects()].at(-1)?.top ?? 0)
        }
        return tables.flatMap(table => {
          const found: string[] = []
          const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
          while (texts.nextNode()) {
            const text = texts.currentNode as Text
            if (!text.parentElement?.checkVisibility() || text.parentElement.closest('caption'))
              continue
            for (const { 0: letters, index } of text.data.matchAll(word))
              if (lineOf(text, index) !== lineOf(text, index + letters.length - 1))
                found.push(letters)
          }
          return found
        })
      })
      expect(broken, `at ${width} px`).toEqual([])
    }
  })
