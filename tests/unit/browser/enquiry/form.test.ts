import { describe, expect, test } from 'vitest'
import type { Outcome } from '#browser/enquiry/send.ts'
import { aForbiddenStorage } from '../../../helpers/a-browser.ts'
import { aBff, aBrowser, aTab, fillIn } from '../../../helpers/a-form.ts'

const email = 'ana@farm.example'
const down: Outcome = { is: 'failed', why: 'network', isFinal: false }

describe('a form that is being filled in', () => {
  test('says nothing about a field before it is left, then what is wrong as it changes', () => {
    const form = aTab(aBrowser(), aBff().post).open()
    const { $state } = form
    form.type('email', 'ana')
    expect($state.get().touched).toEqual([])
    form.leave('email')
    expect($state.get().touched).toEqual(['email'])
  })

  test('shows the address alone where a name was copied with it, when its field is left', () => {
    const browser = aBrowser()
    const form = aTab(browser, aBff().post).open()
    form.type('email', 'Ana <ana@farm.example>')
    expect(form.$state.get().values.email).toBe('Ana <ana@farm.example>')
    form.leave('email')
    expect(form.$state.get().values.email).toBe(email)
    expect(aTab(browser, aBff().post).open().$state.get().values.email).toBe(email)
  })

  test('is not sent while something is wrong, and then shows every error', async () => {
    const bff = aBff()
    const form = aTab(aBrowser(), bff.post).open({ kind: 'product', initial: {} })
    await form.submit()
    expect(bff.asked).toEqual([])
    expect(form.$state.get()).toMatchObject({
      status: { is: 'invalid' },
      touched: ['email', 'country', 'message']
    })
  })

  test('is as it was after a reload, until it is cleared', () => {
    const browser = aBrowser()
    const tab = aTab(browser, aBff().post)
    tab.open().type('email', 'ana@')
    const reloaded = aTab(browser, aBff().post).open()
    expect(reloaded.$state.get().values).toEqual({ email: 'ana@' })
    reloaded.clear()
    expect(reloaded.$state.get().values).toEqual({ email: '' })
    expect(browser.storage.length).toBe(0)
  })

  test('has something to clear only when it differs from how it came', () => {
    const tab = aTab(aBrowser(), aBff().post)
    const initial = { email: '', country: '12', message: 'Information about Khamsin 19 EC' }
    const form = tab.open({ kind: 'product', initial })
    expect(form.isChanged()).toBe(false)
    form.type('message', 'How much for 40 ha?')
    expect(form.isChanged()).toBe(true)
    form.clear()
    expect(form.isChanged()).toBe(false)
  })

  test.each([
    ['Please quote 200 L of each.', 'Information about Knik, Baiu\n\nPlease quote 200 L of each.'],
    ['Is Knik better than Baiu?', 'Is Knik better than Baiu?']
  ])('names in its message what it is about: %s', async (message, expected) => {
    const bff = aBff()
    const about = { names: ['Knik', 'Baiu'], sentence: 'Information about Knik, Baiu\n' }
    const initial = { message: about.sentence }
    const form = aTab(aBrowser(), bff.post).open({ kind: 'product', initial, about })
    fillIn(form, { email, country: '76', message })
    await form.submit()
    expect(JSON.parse(bff.asked[0]?.body ?? '')).toMatchObject({ message: expected })
  })

  test('keeps what was typed before its code arrived', () => {
    const browser = aBrowser()
    aTab(browser, aBff().post).open().type('email', 'old@farm.example')
    const form = aTab(browser, aBff().post).open({ typed: { email: 'new@' } })
    expect(form.$state.get().values).toEqual({ email: 'new@' })
    expect(aTab(browser, aBff().post).open().$state.get().values).toEqual({ email: 'new@' })
  })
})

describe('a form that is sent', () => {
  test('is sent as JSON with its key, the tree and an empty honeypot', async () => {
    const bff = aBff()
    const form = aTab(aBrowser(), bff.post).open({ headers: { lang: 'eng' } })
    fillIn(form, { email })
    await form.submit()
    expect(bff.asked).toMatchObject([{ headers: { lang: 'eng' } }])
    expect(JSON.parse(bff.asked[0]?.body ?? '')).toEqual({ email, website: '' })
  })

  test('is sent with the address alone where the field was not left before', async () => {
    const bff = aBff()
    const form = aTab(aBrowser(), bff.post).open()
    fillIn(form, { email: 'mailto:ana@farm.example' })
    await form.submit()
    expect(JSON.parse(bff.asked[0]?.body ?? '')).toEqual({ email, website: '' })
  })

  test('contains the honeypot that a program filled in', async () => {
    const bff = aBff()
    const form = aTab(aBrowser(), bff.post).open()
    fillIn(form, { email, website: 'https://spam.example' })
    await form.submit()
    expect(JSON.parse(bff.asked[0]?.body ?? '')).toMatchObject({ website: 'https://spam.example' })
  })

  test('is sent two seconds after its opening at the earliest', async () => {
    const bff = aBff()
    const browser = aBrowser()
    const form = aTab(browser, bff.post).open()
    fillIn(form, { email })
    await form.submit()
    expect(browser.clock.waits).toEqual([2000])
    expect(bff.asked).toHaveLength(1)
  })

  test('is sent once, however often the button is pressed', async () => {
    const bff = aBff()
    const form = aTab(aBrowser(), bff.post).open()
    fillIn(form, { email })
    await Promise.all([form.submit(), form.submit(), form.submit()])
    await form.submit()
    expect(bff.asked).toHaveLength(1)
  })

  test('is empty afterwards, and nothing of it is left in the browser', async () => {
    const browser = aBrowser()
    const tab = aTab(browser, aBff().post)
    const form = tab.open()
    fillIn(form, { email })
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: { is: 'sent' }, values: { email: '' } })
    expect(browser.storage.length).toBe(0)
    expect(tab.sent).toHaveLength(1)
  })

  test('is another enquiry when the same words are sent another day', async () => {
    const bff = aBff()
    const form = aTab(aBrowser(), bff.post).open()
    fillIn(form, { email })
    await form.submit()
    form.clear()
    fillIn(form, { email })
    await form.submit()
    expect(new Set(bff.keys()).size).toBe(2)
  })

  test('works the same where the browser keeps nothing', async () => {
    const bff = aBff(down)
    const browser = aBrowser(aForbiddenStorage())
    const form = aTab(browser, bff.post).open()
    fillIn(form, { email })
    await form.submit()
    expect(form.$state.get().status).toEqual({ is: 'failed', why: 'network' })
    await form.submit()
    expect(form.$state.get().status.is).toBe('sent')
    expect(new Set(bff.keys()).size).toBe(1)
  })
})

describe('a form whose sending fails', () => {
  test('stays as typed and says why', async () => {
    const form = aTab(aBrowser(), aBff({ is: 'failed', why: 'server', isFinal: false }).post).open()
    fillIn(form, { email })
    await form.submit()
    expect(form.$state.get()).toMatchObject({
      status: { is: 'failed', why: 'server' },
      values: { email }
    })
  })

  test('has the same key when it is sent again, also after a reload, and another after a change', async () => {
    const browser = aBrowser()
    const bff = aBff(down, down, down)
    const form = aTab(browser, bff.post).open()
    fillIn(form, { email })
    await form.submit()
    const reloaded = aTab(browser, bff.post).open()
    await reloaded.submit()
    fillIn(reloaded, { email: 'eva@farm.example' })
    await reloaded.submit()
    fillIn(reloaded, { email })
    await reloaded.submit()
    const [first, again, changed, changedBack] = bff.keys()
    expect(again).toBe(first)
    expect(changed).not.toBe(first)
    expect(changedBack).toBe(first)
  })

  test('shows the BFF’s error of a field until the field changes', async () => {
    const errors = { email: 'No such mailbox' }
    const form = aTab(aBrowser(), aBff({ is: 'refused', errors }).post).open()
    fillIn(form, { email })
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: { is: 'invalid' }, refusals: errors })
    form.type('email', 'eva@farm.example')
    expect(form.$state.get().refusals.email).toBe('')
  })

  test('explains an error of the BFF about an unknown field', async () => {
    const errors = { product_id: 'product_id is required' }
    const form = aTab(aBrowser(), aBff({ is: 'refused', errors }).post).open()
    fillIn(form, { email })
    await form.submit()
    expect(form.$state.get().status).toEqual({ is: 'failed', why: 'server' })
  })
})
