import {
  expectReceivedOnce,
  fillB2bForm,
  openB2bForm,
  sendButton,
  thanks,
  uniqueText
} from './helpers/enquiries.ts'
import { expect, test } from './helpers/visitor.ts'

test('errors come where a visitor has been, and on sending all, with a summary that leads to them', async ({
  page
}) => {
  await page.goto('/gl/contact-us')
  await page.locator('#name').fill('Al')
  await page.locator('#email').focus()
  await expect(page.locator('#name-error')).toHaveText('Name must be at least 3 characters')
  await expect(page.locator('#name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('.error')).toHaveCount(1)
  await page.locator('#name').fill('Alma')
  await expect(page.locator('#name-error')).toHaveCount(0)
  await page.locator('#name').fill('')

  await sendButton(page).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Name is required',
    'Email is required',
    'Country / Area is required',
    'Role is required',
    'Message is required',
    'LinkedIn URL is a required field'
  ])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#email')).toBeFocused()
  await expect(page.locator('#email')).toHaveAccessibleDescription(/Email is required/)
  await page.keyboard.type('ana@')
  await page.locator('#linkedin_url').fill('https://example.org/ana')
  await expect(summary.getByRole('link')).toContainText([
    'Please enter a valid email address',
    'Please enter a valid LinkedIn URL'
  ])
})

test('who comes from the page for investors is one in the form, and may choose another role', async ({
  page
}) => {
  await page.goto('/gl/investors')
  await page.locator('main a[href*="about=investors"]').first().click()
  const role = page.locator('#role')
  // Read before a field is touched.
  await expect(role).toHaveValue('investor')
  await page.locator('#name').fill('Ana')
  await expect(role).toHaveValue('investor')
  await role.selectOption('press')
  await page.reload()
  await expect(role).toHaveValue('press')
})

test('an address with a role that there is not leaves the choice open', async ({ page }) => {
  await page.goto('/gl/contact-us?role=xyz')
  await page.locator('#name').fill('Ana')
  await expect(page.locator('#role option:checked')).toHaveText('Choose your role')
})

test('an enquiry arrives once, is confirmed in place, and only announces that a form was sent', async ({
  page
}) => {
  const message = uniqueText()
  await page.addInitScript(() =>
    document.addEventListener('form-submitted', event => {
      document.body.dataset.told = JSON.stringify((event as CustomEvent).detail)
    })
  )
  await page.goto('/gl/contact-us')
  await fillB2bForm(page, message)
  await page.locator('#country').selectOption({ label: 'Brazil' })
  await page.locator('#role').selectOption('grower')
  await page.locator('#linkedin_url').fill('linkedin.com/in/ana')
  await sendButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
  await expectReceivedOnce(message)
  const told = JSON.parse((await page.locator('body').getAttribute('data-told')) ?? '') as object
  expect(told).toMatchObject({ formName: 'contact' })
  expect(Object.keys(told)).toEqual(['formName', 'timestamp'])

  await page.goto('/gl/terms-and-conditions')
  await page.goBack()
  await expect(page.locator('#message')).toHaveValue('')
  await expectReceivedOnce(message)
})

test('a draft is there after a reload, until it is cleared or a week old', async ({ page }) => {
  await openB2bForm(page)
  await fillB2bForm(page, 'Half a sentence')
  // The code has arrived when it offers to clear.
  await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your draft is back')).toBeVisible()
  await expect(page.locator('#message')).toHaveValue('Half a sentence')
  await page.getByRole('button', { name: 'Clear the form' }).click()
  await expect(page.locator('#name')).toBeFocused()
  await page.reload()
  await expect(page.locator('#message')).toHaveValue('')

  await page.locator('#message').fill('Half a sentence')
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('draft:')))
  // Its code, when it arrives, stores what was typed again.
  await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible()
  await expect.poll(drafts).toHaveLength(1)
  await page.clock.setFixedTime(Date.now() + 7.1 * 24 * 60 * 60 * 1000)
  await page.reload()
  await expect(page.locator('#message')).toHaveValue('')
  expect(await drafts()).toEqual([])
})

test('the letter is subscribed to in the footer', async ({ page }) => {
  const email = `ana-${Date.now()}@farm.example`
  await page.goto('/gl/terms-and-conditions')
  const field = page.locator('#newsletter-email')
  await field.fill('ana@')
  await field.press('Enter')
  await expect(page.locator('#newsletter-email-error')).toHaveText(
    'Please enter a valid email address'
  )
  await expect(field).toBeFocused()
  await field.fill(email)
  await field.press('Enter')
  const heading = page.getByRole('heading', {
    name: 'Thank you for subscribing to our newsletter!'
  })
  await expect(heading).toBeVisible()
  await expect(field).toBeHidden()
  await expectReceivedOnce(email)
})
