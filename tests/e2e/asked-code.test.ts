import { acceptNotice, expect, test } from './helpers/visitor.ts'

/** The code of the calculator and the season's plan, and of pages that are kept. */
const asked = /\/(open-tools|keep-page)\.[\w-]+\.js$/

for (const path of ['/gl/product/4101', '/br/product/4101'])
  test(`${path} loads no code of the calculator, the plan and kept pages before one is reached`, async ({
    page
  }) => {
    await acceptNotice(page)
    const loaded: string[] = []
    page.on('request', request => {
      const [, name] = asked.exec(request.url()) ?? []
      if (name !== undefined) loaded.push(name)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const tools = page.locator('[data-name=field-tools]').first()
    await tools.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(loaded).toEqual([])

    await tools.hover()
    await expect.poll(() => loaded).toEqual(['open-tools'])
    await page.locator('[data-name=keep-page]').first().hover()
    await expect.poll(() => loaded).toEqual(['open-tools', 'keep-page'])
  })
