import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { startHost } from '#scripts/serve/server.ts'
import { chromiumOptions } from '../helpers/chromium.ts'

const PHONE = { width: 390, height: 844 }
type Options = { isPolicyOn: boolean }

/**
 * Opens pages of a built site on a phone, and lists what must not happen: code of the content that runs, reports of the
 * policy, requests to other hosts, errors, pages wider than the screen.
 */
export async function visitPages(
  dist: string,
  files: readonly string[],
  { isPolicyOn }: Options
): Promise<string[]> {
  const host = await startHost({ dist, config: 'netlify.toml', port: 0 })
  const browser: Browser = await chromium.launch(chromiumOptions)
  try {
    const context = await browser.newContext({
      viewport: PHONE,
      bypassCSP: !isPolicyOn,
      reducedMotion: 'reduce'
    })
    const faults = await watch(context, host.url)
    const page = await context.newPage()
    for (const file of files) {
      const path = encodeURI(file.replace(/\.html$/, ''))
      await visit(page, host.url + path)
      if (await isWide(page)) faults.push(`${path} is wider than the screen`)
    }
    return faults
  } finally {
    await browser.close()
    await host.close()
  }
}

async function watch(context: BrowserContext, origin: string): Promise<string[]> {
  const faults: string[] = []
  // The content calls `attacked` wherever its code runs.
  await context.addInitScript(() => {
    Object.assign(globalThis, {
      attacked: (name: unknown) => console.error(`ran: ${String(name)}`)
    })
    document.addEventListener('securitypolicyviolation', event =>
      console.error(`policy: ${event.effectiveDirective} blocked ${event.blockedURI}`)
    )
  })
  context.on('console', message => {
    if (message.type() !== 'error') return
    faults.push(`${message.page()?.url() ?? ''}: ${message.text()}`)
  })
  context.on('weberror', error =>
    faults.push(`${error.page()?.url() ?? ''}: ${error.error().message}`)
  )
  context.on('dialog', dialog => {
    faults.push(`a dialog opened: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin)
      faults.push(`a request left the site: ${request.url()}`)
  })
  return faults
}

/** Scrolls and touches like a visitor, so that parts that wait for it are loaded. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.mouse.move(200, 400)
  await page.keyboard.press('Tab')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
}

function isWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
}
