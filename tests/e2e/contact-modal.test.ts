import type { Page } from '@playwright/test'
import {
  breakCall,
  expectReceivedOnce,
  mendForms,
  received,
  thanks,
  uniqueText
} from './helpers/enquiries.ts'
import { plain } from './helpers/plain.ts'
import { acceptNotice, expect, test } from './helpers/visitor.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

async function openProduct(page: Page, tree = 'gl'): Promise<string> {
  await page.goto(`/${tree}/product-list`)
  const card = page.locator(`main a[href^="/${tree}/product/"]`).first()
  await page.goto((await card.getAttribute('href')) ?? '')
  return plain(await page.getByRole('heading', { level: 1 }).innerText()).trim()
}

const contactLink = (page: Page) => page.getByRole('link', { name: 'Contact Us' })

test('the product’s own form opens over its page, keeps what was typed, and returns the focus', async ({
  page
}) => {
  const name = await openProduct(page)
  await contactLink(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Ask about ${name}` })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Message')).toHaveValue(`Information about ${name}\n`)
  await dialog.getByLabel('Email').fill('ana@')
  await dialog.getByLabel('Message').focus()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(contactLink(page)).toBeFocused()

  await contactLink(page).tap()
  await expect(dialog.getByLabel('Email')).toHaveValue('ana@')
  await page.touchscreen.tap(5, 5)
  await expect(dialog).toBeHidden()
})

test('the stripes of the pressed button end before the next one', async ({ page }) => {
  await acceptNotice(page)
  await openProduct(page, 'br')
  await page.getByRole('link', { name: 'Fale conosco' }).tap()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Enviar' })
  await send.hover()
  const close = dialog.getByRole('button', { name: 'Fechar' }).last()
  const room = async () => {
    const next = (await close.boundingBox())?.x ?? 0
    const end = await send.evaluate(button => {
      const { inlineSize, transform } = getComputedStyle(button, '::after')
      const { c, e } = new DOMMatrix(transform)
      const { right, height } = button.getBoundingClientRect()
      return right + parseFloat(inlineSize) + Math.abs(c) * height + e
    })
    return next - end
  }
  await expect.poll(room).toBeLessThan(16)
  expect(await room()).toBeGreaterThanOrEqual(8)
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /Failed to load resource|dynamically imported module/ })

  test('a product whose form has not arrived stays on the screen, and its question waits', async ({
    page,
    context
  }) => {
    await openProduct(page)
    const product = page.url()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await contactLink(page).tap()
    await expect(contactLink(page)).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('alert')).toContainText('There is no connection')
    await contactLink(page).tap()
    await expect(page).toHaveURL(product)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/gl\/contact-us\?product=/)
  })
})

test('a question about a product arrives once, and is thanked for in a dialog of its own', async ({
  page
}) => {
  const message = uniqueText()
  await openProduct(page)
  await contactLink(page).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('')
  await dialog.getByRole('button', { name: 'Submit' }).tap()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Email is required',
    'Country / Area is required',
    'Message is required'
  ])
  await dialog.getByLabel('Email').fill('ana@farm.example')
  await dialog.getByLabel('Country / Area').selectOption({ label: 'Brazil' })
  await dialog.getByLabel('Message').fill(message)
  await dialog.getByRole('button', { name: 'Submit' }).tap()
  const after = page.getByRole('dialog', { name: thanks })
  await expect(after).toBeVisible()
  await expectReceivedOnce(message)
  const [enquiry] = await received(message)
  expect(enquiry).toMatchObject({ kind: 'product', body: { product_id: expect.any(String) } })
  await after.getByRole('button', { name: 'Close' }).last().click()
  await expect(after).toBeHidden()
  await expect(contactLink(page)).toBeFocused()
})

test.describe('a question that the server does not take', () => {
  test.use({ expectedComplaints: /status of 500|Server error/ })
  test.afterEach(mendForms)

  test('is kept, says why, and is sent again by one tap', async ({ page }) => {
    const message = uniqueText()
    await openProduct(page, 'au')
    const asked = page.waitForRequest(
      request => request.method() === 'POST' && request.url().includes('/contact/')
    )
    await contactLink(page).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('ana@farm.example')
    await dialog.getByLabel('Message').fill(message)
    await breakCall('/contact/14', 'status:500')
    await dialog.getByRole('button', { name: 'Submit' }).tap()
    expect((await asked).url()).toMatch(/\/contact\/14$/)
    await expect(dialog.getByRole('alert')).toContainText('The server could not take it')
    await expect(dialog.getByRole('alert')).toBeFocused()
    await page.keyboard.press('Escape')
    await mendForms()
    await contactLink(page).tap()
    await expect(dialog.getByLabel('Message')).toHaveValue(message)
    await dialog.getByRole('button', { name: 'Submit' }).tap()
    await expect(page.getByRole('dialog', { name: thanks })).toBeVisible()
    await expectReceivedOnce(message)
  })
})

test.describe('without JavaScript', () => {
  // The answer is a page of the BFF, which has no icon.
  test.use({ javaScriptEnabled: false, expectedComplaints: /favicon/ })

  test('a mail can be written about the product', async ({ page }) => {
    const name = await openProduct(page)
    const mail = page.getByRole('main').getByRole('link', { name: 'hello@terravane.example' })
    const subject = encodeURIComponent(`Information about ${name}`)
    await expect(mail).toHaveAttribute('href', `mailto:hello@terravane.example?subject=${subject}`)
  })

  for (const prefix of ['gl', 'br'])
    test(`an enquiry from ${prefix} carries the product`, async ({ page }) => {
      await page.goto(`/${prefix}/product/4101`)
      await page.locator('.bar a[href="#ask"]').click()
      const form = page.locator('#ask form')
      await form.locator('[name=email]').fill('ana@farm.example')
      if (prefix === 'gl') await form.locator('[name=country]').selectOption({ index: 3 })
      const message = uniqueText()
      await form.locator('[name=message]').fill(message)
      await form.locator('[type=submit]').click()
      await expect(page).toHaveURL(/\/contact\/\d+$/)
      const [enquiry] = await received(message)
      expect(enquiry).toMatchObject({ kind: 'product', body: { product_id: '4101' } })
    })
})

test('the contact page starts with the product in its address, if this tree has it', async ({
  page
}) => {
  const name = await openProduct(page)
  const href = (await contactLink(page).getAttribute('href')) ?? ''
  const again = href.replace(/^.*\?/, '&')
  for (const address of [href, href + again.repeat(300)]) {
    await page.goto(address)
    await expect(page.locator('#message')).toHaveValue(`Information about ${name}\n`)
  }
  await page.goto('/gl/contact-us?product=%3Cb%3Ehello')
  await expect(page.locator('#message')).toHaveValue('')
})
