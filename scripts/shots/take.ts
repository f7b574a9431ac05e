import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { ShotPage } from './pages.ts'

type Site = { browser: Browser; baseURL: string; folder: string }

/** Takes pictures of the pages at one width; answers a sentence for each page that is wider than its window. */
export async function shoot(
  pages: readonly ShotPage[],
  width: number,
  { browser, baseURL, folder }: Site
): Promise<string[]> {
  // Nothing moves, so that two pictures of a page are equal.
  const page = await browser.newPage({
    baseURL,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 }
  })
  const findings: string[] = []
  let warmed: string | undefined
  for (const { tree, route, path } of pages) {
    if (tree !== warmed) await warmFonts(page, path)
    warmed = tree
    await page.goto(path)
    // The notice over every page of Brazil.
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close())
    await loadAll(page)
    await page.screenshot({
      path: join(folder, tree, `${route}-${width}.png`),
      fullPage: true
    })
    const excess = await overflow(page)
    if (excess > 0) findings.push(`${path} is ${excess} px wider than ${width} px.`)
  }
  await page.close()
  return findings
}

/**
 * An optional font is shown only if it is cached, so pictures of a tree are taken at a second visit: its script can have
 * fonts of its own, and one that arrives while the picture is taken changes the height of the page.
 */
async function warmFonts(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => Promise.all([...document.fonts].map(face => face.load())))
}

/** Loads fonts, and also the pictures and parts of long lists that wait for scrolling. */
export async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible'
    for (const image of document.images) image.loading = 'eager'
    // A missing picture is visible in the screenshot.
    await Promise.allSettled([...document.images].map(image => image.decode()))
    await document.fonts.ready
  })
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
