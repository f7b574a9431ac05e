import { describe, expect, test } from 'vitest'
import { OUTBOX_PREFIX } from '#browser/base/storage.ts'
import type { Entry } from '#browser/enquiry/outbox.ts'
import type { Outcome } from '#browser/enquiry/send.ts'
import { aForbiddenStorage } from '../../../helpers/a-browser.ts'
import { aBff, aBrowser, aTab } from '../../../helpers/a-form.ts'

const unreachable: Outcome = { is: 'failed', why: 'network', isFinal: false }
const outOfOrder: Outcome = { is: 'failed', why: 'server', isFinal: false }
const refused: Outcome = { is: 'refused', errors: { email: 'Unknown.' } }

const entry = (key: string, queuedAt = 0): Entry => ({
  key,
  queuedAt,
  kind: 'newsletter',
  scope: `gl:${key}`,
  values: { email: `${key}@farm.example` },
  nonce: '0123456789abcdef01',
  page: '/gl',
  url: 'https://bff.example/contact/newsletter',
  headers: {},
  body: '{}'
})

describe('enquiries that wait', () => {
  test('are sent in the order in which they were written', async () => {
    const bff = aBff()
    const { outbox, sent } = aTab(aBrowser(), bff.post)
    for (const waiting of [entry('later', 2), entry('earlier', 1)]) outbox.put(waiting)
    await outbox.deliver()
    expect(bff.keys()).toEqual(['earlier', 'later'])
    expect(sent).toEqual(['earlier', 'later'])
    expect(outbox.entries()).toEqual([])
  })

  test('wait on together when the first one reaches nobody', async () => {
    const bff = aBff(unreachable)
    const { outbox } = aTab(aBrowser(), bff.post)
    for (const waiting of [entry('one', 1), entry('other', 2)]) outbox.put(waiting)
    await outbox.deliver()
    expect(bff.keys()).toEqual(['one'])
    expect(outbox.entries()).toHaveLength(2)
  })

  test('do not wait for one that the BFF cannot take now', async () => {
    const { outbox } = aTab(aBrowser(), aBff(outOfOrder).post)
    for (const waiting of [entry('one', 1), entry('other', 2)]) outbox.put(waiting)
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

describe('what the browser keeps', () => {
  test.each(['', '{{', 'null', '[]', '{"url":"/","body":"{}","scope":"gl"}'])(
    'is no enquiry when it is %j, and stops no other',
    async text => {
      const browser = aBrowser()
      browser.storage.setItem(`${OUTBOX_PREFIX}broken`, text)
      const { outbox, sent } = aTab(browser, aBff().post)
      outbox.put(entry('whole'))
      await outbox.deliver()
      expect(sent).toEqual(['whole'])
    }
  )

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
