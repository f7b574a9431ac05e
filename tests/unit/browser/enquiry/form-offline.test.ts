import { describe, expect, test } from 'vitest'
import type { Outcome, Posted } from '#browser/enquiry/send.ts'
import { aBff, aBrowser, aTab, fillIn } from '../../../helpers/a-form.ts'

const email = 'ana@farm.example'
const down: Outcome = { is: 'failed', why: 'network', isFinal: false }

describe('without a connection', () => {
  async function waiting(...answers: Outcome[]) {
    const browser = { ...aBrowser(), isOnline: false }
    const bff = aBff(...answers)
    const tab = aTab(browser, bff.post)
    const form = tab.open()
    fillIn(form, { email })
    await form.submit()
    return { browser, bff, tab, form }
  }

  test('an enquiry waits and no request is sent', async () => {
    const { form, bff } = await waiting()
    expect(form.$state.get().status).toEqual({ is: 'waiting', isKept: true })
    expect(bff.asked).toEqual([])
  })

  test('it is sent when the connection is back', async () => {
    const { browser, tab, bff, form } = await waiting()
    browser.isOnline = true
    await tab.outbox.deliver()
    expect(form.$state.get().status.is).toBe('sent')
    expect(bff.asked).toHaveLength(1)
    expect(browser.storage.length).toBe(0)
  })

  test('it still waits after a reload, and is sent from there', async () => {
    const { browser, bff } = await waiting()
    const tab = aTab(browser, bff.post)
    const form = tab.open()
    expect(form.$state.get()).toMatchObject({ status: { is: 'waiting' }, values: { email } })
    await tab.outbox.deliver()
    expect(form.$state.get().status.is).toBe('sent')
  })

  test('two tabs send it once', async () => {
    const { browser, tab, bff, form } = await waiting()
    const other = aTab(browser, bff.post)
    const otherForm = other.open()
    await Promise.all([tab.outbox.deliver(), other.outbox.deliver()])
    // Browsers tell the other tab by a storage event.
    for (const { outbox } of [tab, other]) outbox.notify()
    expect(bff.asked).toHaveLength(1)
    expect(form.$state.get().status.is).toBe('sent')
    expect(otherForm.$state.get().status.is).toBe('sent')
  })

  test('a connection that drops while sending makes it wait', async () => {
    const browser = aBrowser()
    const bff = aBff()
    const dropping = (posted: Posted) => {
      bff.asked.push(posted)
      browser.isOnline = false
      return Promise.resolve(down)
    }
    const form = aTab(browser, dropping).open()
    fillIn(form, { email })
    await form.submit()
    expect(form.$state.get().status.is).toBe('waiting')
  })

  test('it can be changed before it is sent, and then only the change is sent', async () => {
    const { browser, tab, form, bff } = await waiting()
    await form.takeBack()
    expect(form.$state.get()).toMatchObject({ status: { is: 'editing' }, values: { email } })
    browser.isOnline = true
    await tab.outbox.deliver()
    expect(bff.asked).toEqual([])
    form.type('email', 'eva@farm.example')
    await form.submit()
    expect(bff.asked.map(({ body }) => body)).toEqual([expect.stringContaining('eva@')])
  })

  test('it can be deleted before it is sent: the form is empty, here and in another tab', async () => {
    const { browser, tab, form, bff } = await waiting()
    const other = aTab(browser, bff.post)
    const otherForm = other.open()
    await form.discard()
    other.outbox.notify()
    expect(form.$state.get()).toMatchObject({ status: { is: 'editing' }, values: { email: '' } })
    expect(otherForm.$state.get().status.is).toBe('editing')
    await tab.outbox.deliver()
    expect(bff.asked).toEqual([])
    expect(other.open().$state.get().values).toEqual({ email: '' })
  })

  test('after a month it is given back with its text, to copy or to send again', async () => {
    const { browser, bff } = await waiting()
    await browser.clock.sleep(31 * 24 * 60 * 60 * 1000)
    const { outbox, open } = aTab(browser, bff.post)
    await outbox.deliver()
    const form = open()
    await expect.poll(() => form.$state.get().status).toEqual({ is: 'failed', why: 'late' })
    expect(form.$state.get().values).toEqual({ email })
    browser.isOnline = true
    await form.submit()
    expect(bff.asked).toHaveLength(1)
  })

  test('it waits on when the BFF is out of order', async () => {
    const { browser, tab, form } = await waiting({ is: 'failed', why: 'server', isFinal: false })
    browser.isOnline = true
    await tab.outbox.deliver()
    expect(form.$state.get().status.is).toBe('waiting')
    await tab.outbox.deliver()
    expect(form.$state.get().status.is).toBe('sent')
  })

  test('a refused enquiry is shown to its visitor again, also after a reload', async () => {
    const errors = { email: 'No such mailbox' }
    const { browser, bff } = await waiting({ is: 'refused', errors })
    browser.isOnline = true
    const elsewhere = aTab(browser, bff.post)
    await elsewhere.outbox.deliver()
    await elsewhere.outbox.deliver()
    expect(bff.asked).toHaveLength(1)
    const { $state } = aTab(browser, bff.post).open()
    await expect.poll(() => $state.get().status.is).toBe('invalid')
    expect($state.get()).toMatchObject({ values: { email }, refusals: errors })
  })

  test('a page that is closed while it sends leaves it to the next page', async () => {
    const browser = aBrowser()
    const never = new Promise<Outcome>(() => undefined)
    const form = aTab(browser, () => never).open()
    fillIn(form, { email })
    void form.submit()
    await Promise.resolve()
    const bff = aBff()
    const next = aTab({ ...aBrowser(browser.storage) }, bff.post)
    expect(next.open().$state.get().status.is).toBe('waiting')
    await next.outbox.deliver()
    expect(bff.asked).toHaveLength(1)
  })
})
