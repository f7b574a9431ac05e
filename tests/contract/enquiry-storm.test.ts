import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '#scripts/demo-bff/data-source/random.ts'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import { post, type Posted } from '#browser/enquiry/send.ts'
import { aBrowser, aTab, fillIn } from '../helpers/a-form.ts'
import { isThorough } from '../helpers/tried.ts'
import { aBadLine } from './a-bad-line.ts'

const ENQUIRIES = isThorough ? 520 : 260
/** Short, because the test waits for a silent connection. */
const PATIENCE_MS = 800

let bff: Bff
beforeAll(async () => {
  bff = await startBff()
})
afterAll(() => bff.close())

describe('enquiries to a BFF that fails a third of all requests, before or after it has stored the enquiry', () => {
  test(`and the BFF holds each of ${ENQUIRIES} enquiries exactly once`, async () => {
    const { below } = createRandom(20_261_120)
    const random = () => below(1_000_000) / 1_000_000
    const line = await aBadLine(bff.url, { share: 1 / 3, random })
    const options = { bffUrl: line.url, timeoutMs: PATIENCE_MS, log: () => undefined }
    const send = (posted: Posted) => post(posted, options)
    const atOnce = pLimit(24)
    const messages = Array.from({ length: ENQUIRIES }, (_, index) => `Enquiry ${index}`)
    const visits = messages.map(message => atOnce(() => visit({ message, random, send })))
    await Promise.all(visits)

    const stored = (await (await fetch(`${bff.url}/enquiries`)).json()) as {
      body: { message: string }
    }[]
    expect(stored.map(({ body }) => body.message).sort()).toEqual(messages.toSorted())
    // Every kind of failure has happened, and a third of all requests has failed.
    const { fine, ...mishaps } = line.seen
    const bad = Object.values(mishaps).reduce((sum, count) => sum + count, 0)
    expect(Math.min(...Object.values(mishaps))).toBeGreaterThan(ENQUIRIES / 26)
    expect(bad / (bad + fine)).toBeGreaterThan(0.28)
    await line.close()
  })
})

type Visit = {
  message: string
  random: () => number
  send: Parameters<typeof aTab>[1]
}

/** A visitor who does not give up: sends again, reloads, opens a second tab, and goes offline and online again. */
async function visit({ message, random, send }: Visit): Promise<void> {
  const browser = aBrowser()
  const openTab = () => {
    const tab = aTab(browser, send)
    const setup = {
      kind: 'b2b',
      scope: 'br:b2b:76',
      path: '/contact/76',
      initial: {}
    } as const
    return { outbox: tab.outbox, form: tab.open(setup) }
  }
  let tab = openTab()
  fillIn(tab.form, { name: 'Ana Souza', email: 'ana@farm.example', country: '76', message })

  for (let attempt = 0; attempt < 100; attempt += 1) {
    browser.isOnline = random() > 0.2
    await Promise.all([tab.form.submit(), tab.form.submit()])
    if (tab.form.$state.get().status.is === 'sent') return
    browser.isOnline = true
    const other = openTab()
    await Promise.all([tab.outbox.deliver(), other.outbox.deliver()])
    for (const { outbox } of [tab, other]) outbox.notify()
    if (tab.form.$state.get().status.is === 'sent') return
    if (random() < 0.5) tab = openTab()
    if (random() < 0.5) await tab.form.takeBack()
  }
  throw new Error(`${message} does not arrive.`)
}
