import type { Browser } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../../setup/find-browser.mjs'
import { startHost } from '../../serve/server.ts'
import { loadAll } from '../../shots/take.ts'
import { cropToChange, type Picture } from './crop-to-change.ts'
import { pathOf } from './html.ts'

const WIDTH = 390
/** Long lists are photographed down to here. */
const MOST_HEIGHT = 8000

/** @throws when there is no browser on this machine; to be called before a build that will need it */
export function assertBrowser(): void {
  if (findBrowser() === undefined)
    throw new Error(
      '--pictures needs a browser, and this machine has none: install Chromium, or name one with CHROMIUM_PATH.'
    )
}

type Sites = { before: string; after: string }

/** Pictures of pages, by their files, or why there are none. */
export type Pictures = { taken: Record<string, Picture>; failure?: string }

/**
 * Pictures of pages before and after a publication, as a phone shows them. The site is published by then, so a failure
 * is reported and stops nothing.
 */
export async function takePictures(files: readonly string[], sites: Sites): Promise<Pictures> {
  try {
    return { taken: await shootBoth(files, sites) }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    console.warn(`The report is without pictures: ${failure}`)
    return { taken: {}, failure }
  }
}

async function shootBoth(
  files: readonly string[],
  { before, after }: Sites
): Promise<Record<string, Picture>> {
  const shots = { before: await shoot(files, before), after: await shoot(files, after) }
  const pictures = files.map(async file => {
    const picture = shots.after.get(file)
    return picture && ([file, await cropToChange(picture, shots.before.get(file))] as const)
  })
  return Object.fromEntries((await Promise.all(pictures)).filter(one => one !== undefined))
}

/** Pictures of those pages that a site has. */
async function shoot(files: readonly string[], dist: string): Promise<Map<string, Buffer>> {
  const present = files.filter(file => existsSync(join(dist, file)))
  const shots = new Map<string, Buffer>()
  if (present.length === 0) return shots
  const { chromium } = await import('@playwright/test')
  const host = await startHost({ dist, config: 'netlify.toml', port: 0 })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu']
  })
  try {
    const page = await openPage(browser, host.url)
    for (const file of present) {
      await page.goto(pathOf(file))
      await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close())
      await loadAll(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const clip = { x: 0, y: 0, width: WIDTH, height: Math.min(height, MOST_HEIGHT) }
      shots.set(file, await page.screenshot({ fullPage: true, animations: 'disabled', clip }))
    }
  } finally {
    await browser.close()
    await host.close()
  }
  return shots
}

/** A page without motion and without requests to other hosts, so that equal pages have equal pictures. */
async function openPage(browser: Browser, baseURL: string) {
  const page = await browser.newPage({
    baseURL,
    reducedMotion: 'reduce',
    viewport: { width: WIDTH, height: 844 }
  })
  await page.route(
    url => url.origin !== new URL(baseURL).origin,
    route => route.abort()
  )
  return page
}
