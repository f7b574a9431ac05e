import type { Locator, Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** The visible part of a list of products: cards, or rows on a phone. */
export const cards = (page: Page): Locator =>
  page.locator('.product-card, [data-part=list] tbody tr').filter({ visible: true })
export const count = (page: Page): Locator => page.locator('[data-part=count]')
export const filter = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name }).first()
export const chip = (page: Page, name: string): Locator =>
  page.locator('[data-part=chips] button', { hasText: name })

/** Waits until the page says that it shows this number of products. */
export async function shown(page: Page): Promise<number> {
  await expect(count(page)).toHaveText(/\d/)
  const said = (await count(page).innerText()).match(/\d+/g) ?? []
  // Chinese puts the total before the number, other languages after it.
  const shown = Math.min(...said.map(Number))
  await expect(cards(page)).toHaveCount(shown)
  return shown
}
