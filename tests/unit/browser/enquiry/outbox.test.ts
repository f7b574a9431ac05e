import { describe, expect, test } from 'vitest'
import { OUTBOX_PREFIX } from '#browser/base/storage.ts'
import type { Entry } from '#browser/enquiry/outbox.ts'
import type { Outcome } from '#browser/enquiry/send.ts'
import { aForbiddenStorage } from '../../../helpers/a-browser.ts'
import { aBff, aBrowser, aTab } from '../../../helpers/a-form.ts'

const unreachable: Outcome = { is: 'failed', why: 'network', isFinal: false }
const outOfOrder: Outcome = { is: 'failed', why: 'server', isFinal: false }
const refused: Outcome = { is: 'refused', errors: { email: 'Unknown.' } }

/** When the clock of a browser begins. */
const start = aBrowser().clock.now()

const entry = (key: string, queuedAt = start): Entry => ({
  key,
  queuedAt,
  kind: 'newsletter',
  scope: `gl:${key}`,
  values: { email: `${key}@farm.example` },
  nonce: '0123456789abcdef01',
  page: '/gl',
  path: '/contact/newsletter',
  headers: {},
  body: '{}'
})

describe('enquiries that wait', () => {
  test('are sent in the order in which they were written', async () => {
    const bff = aBff()
    const { outbox, sent } = aTab(aBrowser(), bff.post)
    for (const waiting of [entry('later', start + 2), entry('earlier', start + 1)])
      outbox.put(waiting)
    await outbox.deliver()
    expect(bff.keys()).toEqual(['earlier', 'later'])
    expect(sent).toEqual(['earlier', 'later'])
    expect(outbox.entries()).toEqual([])
  })

  test('wait on together when the first one reaches nobody', async () => {
    const bff = aBff(unreachable)
    const { outbox } = aTab(aBrowser(), bff.post)
    for (const waiting of [entry('one', start + 1), entry('other', start + 2)]) outbox.put(waiting)
    await outbox.deliver()
    expect(bff.keys()).toEqual(['one'])
    expect(outbox.entries()).toHaveLength(2)
  })

  test('do not wait for one that the BFF cannot take now', async () => {
    const { outbox } = aTab(aBrowser(), aBff(outOfOrder).post)
    for (const waiting of [entry('one', start + 1), entry('other', start + 2)]) outbox.put(waiting)
    await outbox.deliver()
    expect(outbox.entries().map(({ key }) => key)).toEqual(['one'])
  })

  test('are not sent again once they are refused, but kept for their visitor with the reason', async () => {
    const bff = aBff(refused)
    const { outbox } = aTab(aBrowser(), bff.post)
    outbox.put(entry('one'))
    await outbox.deliver()
    await outbox.deliver()
    expect(bff.keys()).toEqual(['one'])
    expect(outbox.entries()).toMatchObject([{ key: 'one', stuck: refused }])
  })

  test('become drafts when they are taken back, unless another tab has sent them', async () => {
    const browser = aBrowser()
    const [one, other] = [aTab(browser, aBff().post), aTab(browser, aBff().post)]
    one.outbox.put(entry('one'))
    expect(await one.outbox.takeBack(entry('one'))).toBe(true)
    expect(one.drafts.read('gl:one')?.values).toEqual({ email: 'one@farm.example' })
    one.outbox.put(entry('two'))
    await other.outbox.deliver()
    expect(await one.outbox.takeBack(entry('two'))).toBe(false)
    expect(one.drafts.read('gl:two')).toBeUndefined()
  })
})

describe('an enquiry that cannot be sent for a month', () => {
  const month = 30 * 24 * 60 * 60 * 1000

  test('is tried for thirty days', async () => {
    const bff = aBff(unreachable)
    const { outbox } = aTab(aBrowser(), bff.post)
    outbox.put(entry('one', start - month))
    await outbox.deliver()
    expect(bff.keys()).toEqual(['one'])
    expect(outbox.entries()[0]?.stuck).toBeUndefined()
  })

  test.each([start - month - 1, Number.NaN])(
    'is kept for its visitor then, and holds up no other (queued at %d)',
    async queuedAt => {
      const bff = aBff()
      const { outbox } = aTab(aBrowser(), bff.post)
      outbox.put(entry('old', queuedAt))
      outbox.put(entry('new', start))
      await outbox.deliver()
      expect(bff.keys()).toEqual(['new'])
      const stuck = { is: 'failed', why: 'late', isFinal: true }
      expect(outbox.entries()).toMatchObject([{ key: 'old', stuck }])
    }
  )
})

describe('an enquiry that its visitor deletes', () => {
  test('is gone with its text, and other tabs are not told that it was sent', async () => {
    const browser = aBrowser()
    const bff = aBff()
    const [one, other] = [aTab(browser, bff.post), aTab(browser, bff.post)]
    one.outbox.put(entry('one'))
    expect(await other.outbox.discard(entry('one'))).toBe(true)
    await one.outbox.deliver()
    expect(bff.keys()).toEqual([])
    expect(JSON.stringify(one.storage.keys().map(one.storage.read))).not.toContain('farm.example')
    expect(one.drafts.read('gl:one')?.nonce).toBe(entry('one').nonce)
  })

  test('stays sent where another tab was first', async () => {
    const { outbox } = aTab(aBrowser(), aBff().post)
    outbox.put(entry('one'))
    await outbox.deliver()
    expect(await outbox.discard(entry('one'))).toBe(false)
  })
})

describe('what the browser keeps', () => {
  test('names a call, not the address that the BFF had; an earlier version stored that, too', async () => {
    const browser = aBrowser()
    const bff = aBff()
    const { outbox } = aTab(browser, bff.post)
    const { path, ...old } = entry('old')
    const url = `https://old.example/bff${path}`
    browser.storage.setItem(`${OUTBOX_PREFIX}old`, JSON.stringify({ ...old, url }))
    await outbox.deliver()
    expect(bff.asked).toMatchObject([{ key: 'old', path: '/contact/newsletter' }])
  })

  test('is sent by the name under which it is stored', async () => {
    const browser = aBrowser()
    const bff = aBff()
    browser.storage.setItem(`${OUTBOX_PREFIX}stored`, JSON.stringify(entry('another')))
    const { outbox } = aTab(browser, bff.post)
    await outbox.deliver()
    expect(bff.keys()).toEqual(['stored'])
    expect(outbox.entries()).toEqual([])
  })

  test.each([
    '',
    '{{',
    'null',
    '[]',
    '{"url":"/","body":"{}","scope":"gl"}',
    JSON.stringify({ ...entry('broken'), headers: 'none' }),
    JSON.stringify({ ...entry('broken'), page: 17 })
  ])('is no enquiry when it is %j, and stops no other', async text => {
    const browser = aBrowser()
    browser.storage.setItem(`${OUTBOX_PREFIX}broken`, text)
    const { outbox, sent } = aTab(browser, aBff().post)
    outbox.put(entry('whole'))
    await outbox.deliver()
    expect(sent).toEqual(['whole'])
  })

  test('is lost with the page where storage is forbidden, which the form is told', () => {
    const { outbox } = aTab(aBrowser(aForbiddenStorage()), aBff().post)
    expect(outbox.put(entry('one'))).toBe(false)
    expect(outbox.has(entry('one'))).toBe(true)
  })

  test('is told to all who listen, until they stop', () => {
    const { outbox } = aTab(aBrowser(), aBff().post)
    let changes = 0
    const stop = outbox.listen(() => (changes += 1))
    outbox.put(entry('one'))
    stop()
    outbox.put(entry('two'))
    expect(changes).toBe(1)
  })
})
