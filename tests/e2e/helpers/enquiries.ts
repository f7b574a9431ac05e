import type { Page } from '@playwright/test'
import { bffUrl, expect } from './visitor.ts'

const broken = new Set<string>()

/**
 * Makes POST requests of a call fail with a fault, written as for `npm run bff`. Each test that does so has a call of
 * its own.
 */
export async function breakCall(call: string, fault: string): Promise<void> {
  broken.add(call)
  const rule = { call, method: 'POST', fault }
  await fetch(`${bffUrl}/faults`, { method: 'PUT', body: JSON.stringify(rule) })
}

/** The same for the form in the main part of a page. */
export async function breakForm(page: Page, fault: string): Promise<void> {
  const action = await page.locator('main enquiry-form form').getAttribute('action')
  await breakCall(new URL(action ?? '').pathname, fault)
}

export async function mendForms(): Promise<void> {
  for (const call of broken)
    await fetch(`${bffUrl}/faults?call=${encodeURIComponent(call)}`, { method: 'DELETE' })
  broken.clear()
}

/** The enquiries that the BFF holds with this text anywhere in them. */
export async function received(text: string): Promise<{ kind: string; body: object }[]> {
  const answer = await fetch(`${bffUrl}/enquiries`, { headers: { accept: 'application/json' } })
  const all = (await answer.json()) as { kind: string; body: object }[]
  return all.filter(({ body }) => JSON.stringify(body).includes(text))
}

export async function expectReceivedOnce(text: string): Promise<void> {
  await expect.poll(async () => (await received(text)).length).toBe(1)
}

let count = 0
/** A text that no other test and no earlier run has sent. */
export function uniqueText(): string {
  count += 1
  return `Rust on soybean ${Date.now()}-${process.pid}-${count}`
}

export const b2bPage = '/gl/product-b2b-contact/'

/** The B2B contact page of the first country that has one. */
export async function openB2bForm(page: Page): Promise<void> {
  await page.goto('/gl/solutions')
  const link = page.locator(`main a[href^="${b2bPage}"]`).first()
  await page.goto((await link.getAttribute('href')) ?? '')
}

export async function fillB2bForm(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Ana Souza')
  await page.locator('#email').fill('ana@farm.example')
  await page.locator('#message').fill(message)
}

export const thanks = 'Thank you for your message!'
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })
