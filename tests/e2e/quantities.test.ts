import type { Page } from '@playwright/test'
import pLimit from 'p-limit'
import { tried } from '../helpers/tried.ts'
import { otherTrees, readers } from './helpers/trees.ts'
import { acceptNotice, expect, keptContext, test } from './helpers/visitor.ts'

test.use(keptContext)

/** Doses with their units, in tables, in bars below the stages of a crop, and after them. */
const QUANTITIES = '[data-doses] td > [dir], :is(.season, .undated) bdi > span'

/** With all requests at once, some of them took five seconds each. */
const fewAtOnce = pLimit(4)

/** The page of a folder of a tree, `crop` or `product`, on which a quantity is longest. */
async function pageWithLongest(page: Page, prefix: string, folder: string): Promise<string> {
  const list = await (await page.request.get(`/${prefix}/product-list`)).text()
  const paths = [...new Set(list.match(new RegExp(`/${prefix}/${folder}/[\\w-]+`, 'g')))]
  const lengths = await Promise.all(
    paths.map(async path => {
      const html = await fewAtOnce(async () => (await page.request.get(path)).text())
      const quantities = html.matchAll(/<span dir="\w+"><bdi dir="ltr">(.+?)<\/span>/g)
      return { path, length: Math.max(0, ...[...quantities].map(([, { length } = '']) => length)) }
    })
  )
  const [longest] = lengths.sort((one, other) => other.length - one.length)
  if (!longest?.length) throw new Error(`No page of /${prefix}/${folder} has a quantity.`)
  return longest.path
}

/** The texts with more than one line. */
function inSeveralLines(page: Page, texts: string): Promise<string[]> {
  return page
    .locator(texts)
    .filter({ visible: true })
    .evaluateAll(all =>
      all
        .filter(text => {
          const range = document.createRange()
          range.selectNodeContents(text)
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
          // Parts of one line may have other sizes, and so other edges, but share a part of its height.
          return boxes.some(one => boxes.some(other => one.top >= other.bottom - 1))
        })
        .map(({ textContent }) => textContent)
    )
}

for (const prefix of tried([...readers.map(({ prefix }) => prefix), ...otherTrees], 8, 2))
  for (const folder of ['crop', 'product'])
    test(`each quantity of a ${folder} of ${prefix} is on one line with its unit`, async ({
      page
    }) => {
      await acceptNotice(page)
      await page.goto(await pageWithLongest(page, prefix, folder))
      expect(await page.locator(QUANTITIES).count()).toBeGreaterThan(0)
      for (const width of [390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await inSeveralLines(page, QUANTITIES), `at ${width} px`).toEqual([])
      }
      // Where there is room for it, a short answer is on one line too.
      expect(
        await inSeveralLines(
          page,
          '[data-doses] td:not([data-is-text], :has(small), [data-is-missing])'
        )
      ).toEqual([])
    })
