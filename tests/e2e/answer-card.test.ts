import { acceptNotice, expect, keptContext, test } from './helpers/visitor.ts'

const card = '/br/problem/asian-soybean-rust#crop-soybean'
test.use(keptContext)
test.beforeEach(({ page }) => acceptNotice(page))

test('a crop and a problem are answered above the list, with the amount for a field', async ({
  page
}) => {
  await page.goto('/br/product-list?crop=soybean&problem=asian-soybean-rust')
  const answer = page.locator('[data-part=card]')
  await expect(answer.getByRole('row', { name: /Argestes 300 SC/ }).first()).toContainText(
    'FRAC 11 + 3'
  )
  await answer.locator('summary').first().click()
  await answer.getByLabel('Área', { exact: true }).fill('10')
  // 0.5–0.6 L/ha on 10 ha; 150 L/ha are 75 tanks of 20 L.
  const row = answer.locator('[data-tool=amounts] [aria-live] tr', { hasText: 'Argestes 300 SC' })
  await expect(row).toContainText(/5–\u2060?6\u00a0L/)
  await expect(row).toContainText(/75\u00a0× 20\u00a0L/)
})

test('a calculation above a list is there again on the way back from a product', async ({
  page
}) => {
  const list = '/br/product-list?crop=soybean&problem=asian-soybean-rust'
  await page.goto(list)
  const answer = page.locator('[data-part=card]')
  await answer.locator('[data-tool=amounts] summary').click()
  await answer.getByLabel('Área', { exact: true }).fill('10')
  await answer.getByLabel(/^Dia/).fill('2026-12-01')
  const amounts = answer.locator('[data-tool=amounts] tbody')
  await expect(amounts).toContainText(/5–\u2060?6\u00a0L/)
  const calculated = await amounts.innerText()
  await answer
    .getByRole('link', { name: /Argestes 300 SC/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/br\/product\//)
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(amounts).toBeVisible()
  expect(await amounts.innerText()).toBe(calculated)
  await expect(answer.getByLabel('Área', { exact: true })).toHaveValue('10')
})

test('the answer, its amounts and its plan have only what the filters leave', async ({ page }) => {
  await page.goto(
    '/br/product-list?crop=soybean&problem=asian-soybean-rust&harvest=30&not-group=frac-11'
  )
  const answer = page.locator('[data-part=card]')
  const doses = answer.locator('[data-doses] tbody tr')
  await expect(doses).toHaveCount(1)
  await expect(doses).toContainText('Knik 750 WG')
  await answer.locator('[data-tool=amounts] summary').click()
  await expect(answer.locator('[data-tool=amounts] tbody tr')).toHaveCount(1)
  await answer.locator('[data-tool=plan] summary').click()
  await expect(answer.getByLabel('Primeira aplicação').getByRole('option')).toHaveText([
    'Knik 750 WG (FRAC M03)'
  ])
  await expect(answer.locator('[data-tool=plan] tbody tr')).toHaveCount(1)

  await page.locator('[data-part=chips] .chip', { hasText: 'FRAC' }).click()
  await expect(doses).toHaveCount(4)

  await page.goto('/br/product-list?crop=soybean&problem=asian-soybean-rust&harvest=7')
  await expect(page.locator('[data-part=nothing]')).toBeVisible()
  await expect(answer).toBeHidden()
})

test.describe('where its page does not come', () => {
  test.use({ expectedComplaints: /^console: / })

  test('the list says so, and asks for it again with the next choice', async ({ page }) => {
    await page.route('**/br/problem/asian-soybean-rust', route => route.abort())
    await page.goto('/br/product-list?crop=soybean&problem=asian-soybean-rust')
    const late = page.locator('product-results > .late')
    await expect(late).toBeVisible()
    const answer = page.locator('[data-part=card]')
    await expect(answer).toBeHidden()
    await expect(page.locator('.product-card').filter({ visible: true }).first()).toBeVisible()

    await page.unrouteAll()
    await page
      .getByRole('checkbox', { name: /^Fungicidas/ })
      .first()
      .click()
    await expect(answer.getByRole('row', { name: /Argestes 300 SC/ }).first()).toBeVisible()
    await expect(late).toBeHidden()
  })
})

for (const [what, file] of [
  ['its code', '**/_assets/answer-card*.js'],
  ['a page', '**/br/problem/asian-soybean-rust']
] as const)
  test(`a list of two uses says that it waits for ${what}, until each dose is there`, async ({
    page
  }) => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    await page.route(file, async route => {
      await promise
      await route.continue()
    })
    await page.goto('/br/product-list?crop=soybean&problem=asian-soybean-rust&problem=target-spot')
    const part = page.locator('[data-part=card]')
    await expect(part).toBeVisible()
    await expect(part).toHaveText('Carregando')
    resolve(undefined)
    await expect(page.locator('[data-use-dose]').first()).toBeAttached()
    await expect(part).not.toContainText('Carregando')
  })

test('the weeds of a crop are answered with the dose of each listed product against them', async ({
  page
}) => {
  await page.goto('/br/product-list?q=mato+soja')
  const product = page.getByRole('article').filter({ hasText: 'Minuano 500 WP' })
  const dose = product.locator('[data-use-dose]')
  await expect(dose.first()).toHaveText('Dose')
  await expect(dose.nth(1)).toContainText(
    /(Buva · Trapoeraba|Trapoeraba · Buva): 80–\u2060?120.+Calda 150–\u2060250\u00a0L\/\u2060ha.+Época de aplicação/
  )
  await expect(dose.getByRole('link')).toHaveAttribute('href', '/br/crop/soybean#doses')
  await expect(page.locator('[data-part=card]')).toBeHidden()
})

test('a season is planned, and kept in the address', async ({ page }) => {
  await page.goto(card.replace('#', '?first=4158&start=2026-12-01#'))
  const sprays = page.locator('#crop-soybean [data-tool=plan] tbody tr')
  await expect(sprays.first()).toContainText('Argestes 300 SC')
  await expect(sprays.first()).toContainText('BBCH 39–60')
  await expect(sprays.first()).toBeInViewport()
  await expect(sprays.nth(1)).toContainText('19 de dez. de 2026')
  await page
    .getByLabel('Primeira aplicação')
    .first()
    .selectOption({ label: 'Favonio 500 SC (FRAC 11 + 7)' })
  await expect(page).toHaveURL(/first=\d+&start=2026-12-01#crop-soybean$/)
  await expect(sprays.first()).toContainText('Favonio 500 SC')
  // On paper, the address leads to the same plan.
  await expect(page.locator('.print-head [data-address]')).toHaveText(page.url())
})

test('a plan is in the address as soon as it is opened', async ({ page }) => {
  await page.goto(card.split('#')[0] ?? '')
  await page.locator('#crop-soybean [data-tool=plan] summary').click()
  await expect(page).toHaveURL(/rust\?first=\d+&start=\d{4}-\d\d-\d\d#crop-soybean$/)
  const sprays = page.locator('#crop-soybean [data-tool=plan] tbody tr th')
  const planned = await sprays.allTextContents()
  await page.reload()
  await expect(sprays).toHaveText(planned)
  await expect(sprays.first()).toBeVisible()
})

test('a plan in a list leads to the page of its card, which has the same plan', async ({
  page
}) => {
  await page.goto('/br/product-list?crop=soybean&problem=asian-soybean-rust')
  const plan = page.locator('[data-part=card] [data-tool=plan]')
  await plan.locator('summary').click()
  await plan
    .getByLabel('Primeira aplicação')
    .selectOption({ label: 'Favonio 500 SC (FRAC 11 + 7)' })
  await plan.getByLabel('Primeiro dia').fill('2026-12-01')
  await expect(page).toHaveURL('/br/product-list?crop=soybean&problem=asian-soybean-rust')
  await plan.getByRole('link', { name: 'Abrir este plano' }).click()
  await expect(page).toHaveURL(
    /\/br\/problem\/asian-soybean-rust\?first=\d+&start=2026-12-01#crop-soybean$/
  )
  const sprays = page.locator('#crop-soybean [data-tool=plan] tbody tr')
  await expect(sprays.first()).toContainText('Favonio 500 SC')
  await expect(sprays.first()).toContainText('1 de dez. de 2026')
  await expect(sprays.first()).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Imprimir esta ficha' })).toBeVisible()
})

test('a product with two rows for a use begins a plan with either, each named by its time', async ({
  page
}) => {
  const rows = page.locator('#crop-apple [data-tool=plan] tbody tr th')
  // An older address, which could only name the product.
  await page.goto('/za/problem/apple-scab?first=4137&start=2026-04-01#crop-apple')
  await expect(rows.first()).toContainText(/Breva 500 WG.*green tip/i)
  const first = page.locator('#crop-apple').getByLabel('First spray')
  const options = first.getByRole('option', { name: /^Breva 500 WG · .+ \(FRAC 11\)$/ })
  await expect(options).toHaveCount(2)
  await first.selectOption(await options.last().innerText())
  await expect(page).toHaveURL('/za/problem/apple-scab?first=4137.2&start=2026-04-01#crop-apple')
  await expect(rows.first()).toContainText(/Breva 500 WG.*petal fall/i)
  await page.reload()
  await expect(rows.first()).toContainText(/Breva 500 WG.*petal fall/i)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a card has the amount for a hectare and a season as tables', async ({ page }) => {
    await page.goto(card)
    const tables = page.locator('#crop-soybean details table')
    await expect(tables.first()).toContainText(/500–\u2060?600\u00a0mL/)
    await expect(tables.nth(1)).toContainText('FRAC M03')
  })

  test('a link to the calculator or the plan opens it', async ({ page }) => {
    await page.goto(card)
    for (const [at, name] of ['Calcular para a minha área', 'Planejar a safra'].entries()) {
      await page.locator('#crop-soybean').getByRole('link', { name }).click()
      await expect(page.locator('#crop-soybean details table').nth(at)).toBeVisible()
    }
  })
})

test('calculator and plan are one tap from the head of a card, also above a list', async ({
  page
}) => {
  for (const path of [card, '/br/product-list?crop=soybean&problem=asian-soybean-rust']) {
    await page.goto(path)
    const answer = page.locator('.answer-card').filter({ hasText: 'Argestes 300 SC' }).first()
    await answer.getByRole('link', { name: 'Calcular para a minha área' }).click()
    await expect(answer.getByLabel('Área', { exact: true })).toBeInViewport()
    // The address stays that of the card, or of the list.
    await expect(page).toHaveURL(path)
  }
})

test('name, tools and button of a short card are on one line, and an open tool is below the doses', async ({
  page
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/br/problem/goosegrass')
  const short = page.locator('.answer-card').last()
  const topOf = async (part: string) => (await short.locator(part).first().boundingBox())?.y ?? NaN
  for (const part of ['h3', '[data-tool=amounts]', '[data-tool=plan]', '[data-print]'])
    expect(await topOf(part)).toBeLessThan(await topOf('[data-doses]'))
  await short.locator('[data-tool=amounts] summary').click()
  await expect(short.getByLabel('Área', { exact: true })).toBeVisible()
  expect(await topOf('[data-tool=amounts]')).toBeGreaterThan(await topOf('[data-doses]'))
})

test('water follows the unit of land of the field', async ({ page }) => {
  await page.goto('/th/problem/rice-blast#crop-rice')
  const rice = page.locator('#crop-rice')
  await rice.locator('[data-tool=amounts] summary').click()
  const water = rice.getByLabel(/^น้ำ/)
  // By hand: 300 L/ha × 0.16 ha.
  await expect(water).toHaveValue('48')
  await rice.getByRole('combobox').first().selectOption('ha')
  await expect(rice.getByLabel('น้ำ ลิตร/เฮกตาร์')).toHaveValue('300')
})
