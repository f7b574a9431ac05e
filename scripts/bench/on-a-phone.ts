import { chromium, type Page } from '@playwright/test'
import { readSettings } from '#config/settings.ts'
import { startHost } from '#scripts/serve/server.ts'
import { findBrowser } from '#scripts/setup/find-browser.mjs'
import { overHttp2, trust } from './http2-host.ts'
import { timesSlower } from './phone-processor.ts'
import { phone, slowDown } from './slow-phone.ts'

/** Gives `use` a page of a slow phone that has not seen the site yet. */
export type UsePhone = <Result>(use: (page: Page) => Promise<Result>) => Promise<Result>

/** Serves the built site over HTTP/2, as hosts do, while `work` opens it on phones. */
export async function onAPhone(work: (usePhone: UsePhone) => Promise<void>): Promise<void> {
  const { outDir } = readSettings(process.env)
  const rate = await timesSlower()
  const site = await startHost({ dist: outDir, config: 'netlify.toml', port: 0 })
  const host = await overHttp2(site)
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', trust()]
  })
  try {
    await work(async use => {
      const context = await browser.newContext({ ...phone, baseURL: host.url })
      try {
        const page = await context.newPage()
        await slowDown(page, rate)
        return await use(page)
      } finally {
        await context.close()
      }
    })
  } finally {
    await browser.close()
    await host.close()
  }
}

/** Opens a page and lets it come to rest: a visitor looks at it before the first tap. */
export async function look(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
}
