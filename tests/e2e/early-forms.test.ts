import {
  expectReceivedOnce,
  fillB2bForm,
  openB2bForm,
  sendButton,
  thanks,
  uniqueText
} from './helpers/enquiries.ts'
import { expect, test } from './helpers/visitor.ts'

test('sent without a connection before its code has come, an enquiry waits on its page and arrives once', async ({
  page,
  context
}) => {
  const message = uniqueText()
  await openB2bForm(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await fillB2bForm(page, message)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Leave this page open')
  await expect(page.locator('#message')).toHaveValue(message)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
  await expectReceivedOnce(message)
})

test('what was typed into the newsletter is there on the next page, without an error message', async ({
  page
}) => {
  await page.goto('/gl/company')
  const field = page.getByRole('contentinfo').getByRole('textbox', { name: /email/i })
  await field.fill('ana@')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:gl:newsletter')))
    .toBeTruthy()
  await page.goto('/gl/terms-and-conditions')
  await expect(field).toHaveValue('ana@')
  await expect(page.getByRole('contentinfo').locator('.error')).toHaveCount(0)
})
