import { spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { type Host, startHost } from '#scripts/serve/server.ts'
import { expect, test } from './helpers/visitor.ts'

const CONTAINER = 'GTM-E2E1'
const dist = '.build/measured-site'
const TAG_MANAGER = 'www.googletagmanager.com'
const port = Number(process.env.E2E_PORT ?? 4329) + 1

// These tests have a small site of their own, because a deployment with a container has other pages and another policy.
test.describe.configure({ mode: 'serial' })
let host: Host
test.beforeAll(async () => {
  const env = {
    PUBLIC_GTM_ID: CONTAINER,
    TREES: 'br',
    OUT_DIR: dist,
    SNAPSHOT_DIR: '.build/measured-snapshot',
    BFF_PORT: '0'
  }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    env: { ...process.env, ...env },
    encoding: 'utf8'
  })
  expect(status, stderr).toBe(0)
  host = await startHost({ dist, config: 'netlify.toml', port })
})
test.afterAll(() => host.close())

test.use({ allowedHosts: [`localhost:${port}`, TAG_MANAGER] })

/** A tag manager that answers, and what the page had passed to it by then. */
async function visit(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  await page.route(`https://${TAG_MANAGER}/**`, route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'toldAtStart = dataLayer.length' })
  })
  await acceptNotice(page)
  await page.goto(host.url + path)
  return asked
}

const acceptNotice = (page: Page) =>
  page.addInitScript(() => {
    try {
      localStorage.setItem('consentAccepted', 'true')
    } catch {
      // Some visitors’ browsers keep nothing.
    }
  })

/** Everything that the tag manager was told, without times. */
const told = (page: Page) =>
  page.evaluate(() =>
    (globalThis.dataLayer ?? []).map(entry => {
      const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
      return isCommand
        ? [...(entry as ArrayLike<unknown> & Iterable<unknown>)]
        : { ...(entry as object), 'gtm.start': undefined }
    })
  )

const denied = [
  'consent',
  'default',
  {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied'
  }
]
const update = (analytics: string) => ['consent', 'update', { analytics_storage: analytics }]
const choices = (page: Page) => page.getByRole('dialog', { name: 'Escolhas de privacidade' })
const openChoices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Escolhas de privacidade' }).click()

const agree = async (page: Page) => {
  await openChoices(page)
  await choices(page).getByLabel('Contar minhas visitas', { exact: true }).check()
}

const sendForm = (page: Page) =>
  page.evaluate(() =>
    document.dispatchEvent(
      new CustomEvent('form-submitted', {
        detail: { formName: 'contact', timestamp: '2026-11-20T10:00:00Z', email: 'ana@example.org' }
      })
    )
  )

test('without consent nothing is loaded and nobody is told, on any page', async ({ page }) => {
  const asked = await visit(page, '/br/company')
  await openChoices(page)
  await expect(choices(page).getByLabel('Não contar minhas visitas')).toBeChecked()
  await page.goto(`${host.url}/br/news`)
  await page.goBack()
  expect(asked).toEqual([])
  expect(await told(page)).toEqual([])
})

test('with consent the tag manager loads at once, with advertising denied, and hears of the page', async ({
  page
}) => {
  const asked = await visit(page, '/br/company')
  await agree(page)
  await expect(choices(page).getByRole('status')).toHaveText(/são contadas a partir de agora/)
  await page.waitForFunction(() => 'toldAtStart' in globalThis)
  expect(asked).toEqual([`https://${TAG_MANAGER}/gtm.js?id=${CONTAINER}`])
  const entries = await told(page)
  expect(entries.slice(0, 2)).toEqual([denied, update('granted')])
  expect(entries[2]).toMatchObject({ event: 'gtm.js' })
  expect(entries[3]).toMatchObject({ event: 'page_view', page_path: '/br/company' })
  expect(entries).toHaveLength(4)
})

test('consent applies on the next page, and is withdrawn with its cookies: then nothing is told or loaded', async ({
  page
}) => {
  const asked = await visit(page, '/br/company')
  await agree(page)
  await page.goto(`${host.url}/br/news`)
  expect((await told(page)).slice(0, 2)).toEqual([denied, update('granted')])
  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1.1; path=/'
    document.cookie = '_ga_AB12=GS1.1; path=/'
  })
  await openChoices(page)
  await choices(page).getByLabel('Não contar minhas visitas').check()
  await expect(choices(page).getByRole('status')).toHaveText(
    'A partir de agora suas visitas não são contadas.'
  )
  await sendForm(page)
  expect((await told(page)).at(-1)).toEqual(update('denied'))
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Escolhas de privacidade' })).toBeFocused()

  const before = asked.length
  await page.goto(`${host.url}/br/company`)
  expect(await told(page)).toEqual([])
  expect(asked).toHaveLength(before)
})

test('a sent form is measured by its name and time, never by its content', async ({ page }) => {
  await visit(page, '/br/contact-us')
  await agree(page)
  await sendForm(page)
  const last = (await told(page)).at(-1)
  expect(last).toEqual({
    event: 'form-submitted',
    formName: 'contact',
    timestamp: '2026-11-20T10:00:00Z'
  })
})

for (const [name, signal] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }]
] as const)
  test(`with ${name} nothing loads, and the choices say why`, async ({ page }) => {
    await page.addInitScript(signal => {
      for (const [key, value] of Object.entries(signal))
        Object.defineProperty(Navigator.prototype, key, { get: () => value as unknown })
    }, signal)
    const asked = await visit(page, '/br/company')
    await openChoices(page)
    await expect(
      choices(page).getByText('Seu navegador pede aos sites que não rastreiem você')
    ).toBeVisible()
    await expect(choices(page).getByRole('radio')).toHaveCount(0)
    expect(asked).toEqual([])
    expect(await told(page)).toEqual([])
  })

test.describe('where the tag manager is blocked and nothing can be stored', () => {
  test.use({ expectedComplaints: /ERR_BLOCKED_BY_CLIENT/ })

  test('the page works, and a choice holds for it', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        }
      })
    )
    await page.route(`https://${TAG_MANAGER}/**`, route => route.abort('blockedbyclient'))
    await page.goto(`${host.url}/br/privacy-statement`)
    await openChoices(page)
    await choices(page).getByLabel('Contar minhas visitas', { exact: true }).check()
    await expect(choices(page).getByText('vale só para esta página')).toBeVisible()
    expect(await told(page)).toContainEqual(update('granted'))
  })
})
