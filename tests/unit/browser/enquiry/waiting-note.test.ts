import { expect, test } from 'vitest'
import { createWaitingNote } from '#browser/enquiry/waiting-note.store.ts'
import { aBff, aBrowser, aTab, fillIn } from '../../../helpers/a-form.ts'

/** A page without the newsletter's form, in a browser where one letter waits. */
async function onAnotherPage() {
  const browser = { ...aBrowser(), isOnline: false }
  const form = aTab(browser, aBff().post).open()
  fillIn(form, { email: 'ana@farm.example' })
  await form.submit()
  browser.isOnline = true
  const { outbox } = aTab(browser, aBff().post)
  return outbox
}

test('a waiting enquiry is shown on every page except that of its form', async () => {
  const outbox = await onAnotherPage()
  expect(createWaitingNote(outbox, () => false).$note.get().waiting).toHaveLength(1)
  expect(createWaitingNote(outbox, () => true).$note.get().waiting).toEqual([])
})

test('a sent enquiry is shown until the note is closed', async () => {
  const outbox = await onAnotherPage()
  const { $note, tellSent, close } = createWaitingNote(outbox, () => false)
  tellSent()
  await outbox.deliver()
  expect($note.get()).toEqual({ waiting: [], isSent: true })
  close()
  expect($note.get().isSent).toBe(false)
})
