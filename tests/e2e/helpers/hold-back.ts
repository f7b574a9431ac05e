import type { Page } from '@playwright/test'

/** Holds back what matches until the returned function is called. */
export async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(url, async route => {
    await promise
    await route.continue()
  })
  return () => resolve(undefined)
}
