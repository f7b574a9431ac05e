import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

export const trigger = (page: Page) => page.locator('header .choices a.country')
export const dialog = (page: Page) => page.locator('dialog.country-dialog')
export const cover = (page: Page) => page.locator('dialog.country-change')
export const inList = (page: Page, iso: string) =>
  page.locator(`.country-dialog-list a[data-choose-country="${iso}"]`).first()

/** Holds an answer back, however slow the machine is, until the caller lets it through. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(url, route => promise.then(() => route.continue()))
  return () => resolve(undefined)
}

export async function openSelector(page: Page, path: string) {
  await page.goto(path)
  await trigger(page).click()
  await expect(dialog(page)).toBeVisible()
}
