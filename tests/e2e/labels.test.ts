import { tried } from '../helpers/tried.ts'
import { coveredByLabels } from './helpers/covered-by-labels.ts'
import { notFoundPage, onePageOfEachKind } from './helpers/pages.ts'
import { acceptNotice, expect, keptContext, test } from './helpers/visitor.ts'

test.use({ ...keptContext, expectedComplaints: notFoundPage })

const widths = [390, 768, 1024, 1440]

/** Each kind of page is visited in one of these trees at one width, with `TESTS=all` in both at every width. */
const trees = ['br', 'gl-prod-zho']

for (const [number, prefix] of trees.entries())
  test(`labels of drawings of ${prefix} keep off buttons and headings`, async ({ page }) => {
    await acceptNotice(page)
    const paths = tried(await onePageOfEachKind(page, prefix), trees.length, number)
    for (const [at, path] of paths.entries()) {
      await page.goto(path)
      for (const width of tried(widths, widths.length, at)) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await coveredByLabels(page), `${path} at ${width} pixels`).toEqual([])
      }
    }
  })

test('a label that is moved over a heading is noticed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await acceptNotice(page)
  await page.goto('/br/product/4101')
  await page.locator('main h1').evaluate(heading => {
    const label = document.createElement('span')
    label.textContent = 'label'
    label.style.position = 'absolute'
    heading.before(label)
    const { x, y } = heading.getBoundingClientRect()
    const own = label.getBoundingClientRect()
    label.style.translate = `${x - own.x}px ${y - own.y}px`
  })
  expect(await coveredByLabels(page)).not.toEqual([])
})
