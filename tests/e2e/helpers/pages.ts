import type { Page } from '@playwright/test'
import { fixedPaths, screensOf } from '../../helpers/screens.ts'

/** What browsers log of the one kind of page that answers 404. */
export const notFoundPage = /status of 404 .*\/404$/

/** The address of one page of every kind in a tree; ids are looked up on the pages that link to them. */
export async function onePageOfEachKind(page: Page, prefix: string): Promise<string[]> {
  const paths = fixedPaths(prefix)
  for (const { path, linkedFrom } of screensOf(prefix)) {
    if (linkedFrom === undefined) continue
    const folder = path.replace(':tree', prefix).replace(':id', '')
    // The page is fetched and not opened, which is much faster.
    const html = await (await page.request.get(`/${prefix}${linkedFrom}`)).text()
    const [, main = ''] = html.split('<main')
    const [, href] = new RegExp(`href="(${folder}[^"]+)"`).exec(main) ?? []
    if (!href) throw new Error(`/${prefix}${linkedFrom} links to no page below ${folder}.`)
    paths.push(href)
  }
  return paths
}
