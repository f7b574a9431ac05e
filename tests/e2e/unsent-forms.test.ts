import {
  breakForm,
  expectReceivedOnce,
  fillB2bForm,
  mendForms,
  openB2bForm,
  received,
  sendButton,
  thanks,
  uniqueText
} from './helpers/enquiries.ts'
import { expect, test } from './helpers/visitor.ts'

// One form with one set of faults: the tests of this file take turns.
test.describe.configure({ mode: 'default' })
test.afterEach(mendForms)

test.describe('when sending fails', () => {
  test.use({ expectedComplaints: /^console: / })

  for (const [fault, words] of [
    ['status:500', 'The server could not take it'],
    ['status:403', 'a filter of this network'],
    ['reset', 'Check your connection'],
    ['hang', 'No answer after 10 seconds']
  ] as const)
    test(`(${fault}) the form stays as typed, says why, and sends again once`, async ({
      page,
      complaints
    }) => {
      const message = uniqueText()
      await openB2bForm(page)
      await fillB2bForm(page, message)
      await breakForm(page, fault)
      await sendButton(page).click()
      await expect(page.getByRole('alert')).toContainText(words)
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.locator('#message')).toHaveValue(message)
      expect(complaints.join()).toMatch(/Server error|Access denied|Network error or timeout/)
      await mendForms()
      await page.getByRole('button', { name: 'Send again' }).click()
      await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
      await expectReceivedOnce(message)
    })

  test('an error of the server about a field is shown at the field', async ({ page }) => {
    await openB2bForm(page)
    await fillB2bForm(page, uniqueText())
    // Browsers accept this value, the BFF does not.
    await page.locator('#email').fill('ana..souza@farm.example')
    await sendButton(page).click()
    await expect(page.locator('#email-error')).toHaveText('Please enter a valid email address')
    await expect(page.getByRole('alert')).toBeFocused()
  })

  test('a slow answer is waited for', async ({ page }) => {
    const message = uniqueText()
    await openB2bForm(page)
    await fillB2bForm(page, message)
    await breakForm(page, 'delay:3000')
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
    await expectReceivedOnce(message)
  })
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Network error|503|Error: / })

  test('an enquiry waits, and two tabs send it once when the connection is back', async ({
    page,
    context
  }) => {
    const message = uniqueText()
    await openB2bForm(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await other.locator('#name').focus()
    await fillB2bForm(page, message)
    await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible()
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible()
    await expect(page.locator('#message')).toHaveJSProperty('readOnly', true)
    expect(await received(message)).toEqual([])
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
    await expectReceivedOnce(message)
  })

  test('an enquiry outlives its page, and leaves from any other', async ({ page, context }) => {
    const message = uniqueText()
    await openB2bForm(page)
    await fillB2bForm(page, message)
    await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible()
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible()
    await breakForm(page, 'status:503')
    await page.close()
    await context.setOffline(false)
    const next = await context.newPage()
    const failure = next.waitForResponse(response => response.status() === 503)
    await next.goto('/gl/terms-and-conditions')
    const note = next.getByRole('status').filter({ hasText: 'Waiting to be sent' })
    await expect(note).toBeVisible()
    await failure
    await mendForms()
    await note.getByRole('button', { name: 'Send now' }).click()
    await expect(next.getByText('Message sent')).toBeVisible()
    await expectReceivedOnce(message)
  })

  test('an enquiry that waits can be deleted, at its form and on any other page', async ({
    page,
    context
  }) => {
    const message = uniqueText()
    await openB2bForm(page)
    for (const isDeleted of [true, false]) {
      await fillB2bForm(page, message)
      await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible()
      await context.setOffline(true)
      await sendButton(page).click()
      await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible()
      if (!isDeleted) break
      await page.getByRole('button', { name: 'Delete' }).click()
      await expect(page.locator('#message')).toHaveValue('')
    }
    await breakForm(page, 'status:503')
    await page.close()
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto('/gl/terms-and-conditions')
    const note = next.locator('.waiting-note')
    await expect(note.getByRole('textbox')).toHaveValue(message)
    await note.getByRole('button', { name: 'Delete' }).click()
    await expect(note).toBeHidden()
    await mendForms()
    await next.goto('/gl/company')
    expect(await received(message)).toEqual([])
  })
})

test.describe('where the browser keeps nothing', () => {
  test('an enquiry is sent all the same', async ({ page }) => {
    await page.addInitScript(() => {
      const fails = () => {
        throw new DOMException('No room.', 'QuotaExceededError')
      }
      Object.defineProperty(window, 'localStorage', { get: fails })
    })
    const message = uniqueText()
    await openB2bForm(page)
    await fillB2bForm(page, message)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
    await expectReceivedOnce(message)
  })
})
