import { expect, test } from './helpers/visitor.ts'

test.describe('a complaint of a page', () => {
  test.use({ expectedComplaints: /CSP: require-trusted-types-for|'TrustedScript'/ })

  test('is heard when the policy of the host blocks a script', async ({ page, complaints }) => {
    await page.goto('/gl/terms-and-conditions')
    const inserted = page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "blocked"'
      document.head.append(script)
    })
    await expect(inserted).rejects.toThrow("requires 'TrustedScript'")
    await expect.poll(() => complaints.join('\n')).toContain('CSP: require-trusted-types-for')
  })
})

test.describe('a request to a third party', () => {
  test.use({ expectedComplaints: /^third party: https:\/\/tracker\.example\// })

  test('is heard, whatever the answer', async ({ page, complaints }) => {
    await page.route('https://tracker.example/**', route => route.fulfill({ body: '' }))
    // The policy of the host lets a page link to other sites, but not request them.
    await page.goto('https://tracker.example/pixel')
    await expect.poll(() => complaints).toContain('third party: https://tracker.example/pixel')
  })
})
