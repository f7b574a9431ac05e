import { fillB2bForm, openB2bForm, received, sendButton, uniqueText } from './helpers/enquiries.ts'
import { expect, test } from './helpers/visitor.ts'

// The page that answers is the BFF's, which has no icon.
test.use({ javaScriptEnabled: false, expectedComplaints: /favicon/ })

test('without JavaScript a B2B contact is reached by e-mail, phone and form', async ({ page }) => {
  await openB2bForm(page)
  const ways = page.locator('main address')
  await expect(ways.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(ways.locator('a[href^="tel:"]')).toBeVisible()
  const message = uniqueText()
  await fillB2bForm(page, message)
  await page.locator('main [name=country]').selectOption({ index: 3 })
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/contact\/\d+$/)
  expect(await received(message)).toMatchObject([{ kind: 'b2b' }])
})
