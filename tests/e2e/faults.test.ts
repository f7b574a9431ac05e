import type { Page, Route } from '@playwright/test'
import { isThorough } from '../helpers/tried.ts'
import { type Journey, journeys, onlyRead } from './helpers/journeys.ts'
import { acceptNotice, expect, test } from './helpers/visitor.ts'

// The browser and the pages log a missing file; an uncaught error is never allowed.
test.use({ expectedComplaints: /^console: / })

/** A run of a journey names every file whose absence the page does not report. */
const softly = expect.configure({ soft: true })

const hashed = /\/_assets\/[^/]+\.(js|css|json)$/
/** A file that a newer deployment has removed, or that a filter blocks. */
const fail = (route: Route, number: number) =>
  number % 2 === 0 ? route.fulfill({ status: 404 }) : route.abort()

/** The hashed files that a journey requests, and its right answer. */
async function travel(journey: Journey, page: Page) {
  const asked = new Set<string>()
  page.on('request', request => {
    if (hashed.test(request.url())) asked.add(new URL(request.url()).pathname)
  })
  await acceptNotice(page)
  await page.goto(journey.path)
  await journey.act(page)
  await expect.poll(() => journey.answer(page)).toMatch(journey.like)
  await page.waitForLoadState('networkidle')
  return { files: [...asked].toSorted(), right: await journey.answer(page) }
}

const hasLedAway = ({ leadsTo }: Journey, page: Page) => leadsTo?.test(page.url()) ?? false

/** The sign that an answer is still to come. */
const WAITING = ['[aria-busy=true]', '[data-state=waiting]', '[role=status]:text("Loading")']

/** Accepts the right answer, that of the HTML, a message that there is none, or the page of the link, and no other. */
async function expectAnswerOrWord(
  journey: Journey,
  page: Page,
  { right, isSlow = false }: { right: string; isSlow?: boolean }
) {
  const { withoutCode, meanwhile, answer } = journey
  const words = ['[role=alert]', '[data-state=failed]', ...(withoutCode ? [withoutCode] : [])]
  const whileSlow = isSlow ? [...WAITING, ...(meanwhile ? [meanwhile] : [])] : []
  const word = page.locator([...words, ...whileSlow].join()).filter({ visible: true })
  await softly
    .poll(async () => {
      // The code that reports it may still be loading.
      if (isSlow) await finishWaiting(page)
      if (hasLedAway(journey, page) || (await word.count()) > 0) return right
      return answer(page).catch(() => '')
    })
    .toBe(right)
  await expect(page.locator('h1')).toBeVisible()
}

/** Continues as if the time had passed after which a page reports missing code. */
async function finishWaiting(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'late')
        animation.finish()
  })
}

// With `TESTS=all` each journey is tried without each of its files, and with each of them slow; otherwise with a few
// missing files, or a few slow ones.
for (const [at, journey] of journeys.entries())
  test(`${journey.name}: answered, or not answered in words, whatever fails or is slow`, async ({
    context
  }) => {
    const { files, right } = await travel(journey, await context.newPage())
    const tryWith = async (what: string, arrange: (page: Page) => Promise<unknown>) =>
      test.step(what, async () => {
        const page = await context.newPage()
        await acceptNotice(page)
        await arrange(page)
        await page.goto(journey.path)
        await finishWaiting(page)
        await journey.act(page)
        await expectAnswerOrWord(journey, page, { right })
        await page.close()
      })
    const tryWithSlow = (file: string) =>
      test.step(`with ${file} slow`, async () => {
        const page = await context.newPage()
        await acceptNotice(page)
        const release = await holdBack(page, file)
        await page.goto(journey.path, { waitUntil: 'commit' })
        await expect(page.locator('h1')).toBeVisible()
        await journey.act(page)
        await expectAnswerOrWord(journey, page, { right, isSlow: true })
        release()
        await softly
          .poll(() => (hasLedAway(journey, page) ? right : journey.answer(page).catch(() => '')))
          .toBe(right)
        await page.close()
      })

    for (const [index, file] of files.entries())
      if (isThorough || (at % 2 === 0 && index % (3 * journeys.length) === at))
        await tryWith(`without ${file}`, page =>
          page.route(`**${file}`, route => fail(route, index))
        )
    // A browser shows no page before its style sheets are loaded.
    for (const [index, file] of files.filter(one => !one.endsWith('.css')).entries())
      if (isThorough || (at % 2 === 1 && index % (3 * journeys.length) === at))
        await tryWithSlow(file)
    for (const seed of isThorough ? [1, 2, 3, 4] : [at])
      await tryWith(`a third of all files fails (${seed})`, page =>
        page.route(hashed, route =>
          isUnlucky(route.request().url(), seed) ? fail(route, seed) : route.continue()
        )
      )
    for (const year of [1970, 2050])
      if (isThorough || (year === 1970) === (at % 2 === 0))
        await tryWith(`in ${year}, where nothing can be stored`, async page => {
          await page.clock.setSystemTime(new Date(year, 0, 1))
          await forbidStorage(page)
        })
    if (journey.act !== onlyRead)
      await test.step('an old page after a deployment', async () => {
        const page = await context.newPage()
        await acceptNotice(page)
        await page.goto(journey.path)
        await page.route(hashed, route => fail(route, 0))
        await journey.act(page)
        await expectAnswerOrWord(journey, page, { right })
      })
  })

test('the search of countries says that its code has not come, whichever style sheet is missing too', async ({
  page
}) => {
  const path = '/gl/solutions'
  await page.goto(path)
  const sheets = await page
    .locator('link[rel=stylesheet]:not([media])')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  expect(sheets.length).toBeGreaterThan(1)
  await page.route(/\/_assets\/[^/]+\.js$/, route => route.abort())
  for (const sheet of sheets) {
    await page.route(`**${sheet}`, route => route.abort())
    await page.goto(path)
    await finishWaiting(page)
    const note = page.locator('country-finder').getByRole('alert')
    await expect(note, `without ${sheet}`).toBeVisible()
    await page.unroute(`**${sheet}`)
  }
})

/** Delays a file until it is released. */
async function holdBack(page: Page, file: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(`**${file}`, async route => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return () => resolve(undefined)
}

/** A third of the files, a different one for each seed, the same in every run. */
function isUnlucky(url: string, seed: number): boolean {
  let sum = seed
  for (const letter of new URL(url).pathname) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003
  return sum % 3 === 0
}

function forbidStorage(page: Page) {
  return page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('No.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
    // For browsers, a forbidden cookie is no error: it is not stored.
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
  })
}
