import { local as storage, OUTBOX_PREFIX } from '#browser/base/storage.ts'
import { createDrafts } from './draft.ts'
import { createForm, type Form, type FormSetup } from './form.ts'
import { createOutbox, type OutboxPorts } from './outbox.ts'
import { repeatedDelivery } from './repeated-delivery.ts'
import { post } from './send.ts'

const isOnline = () => navigator.onLine
const clock = {
  now: () => Date.now(),
  sleep: (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))
}

/** Browsers have locks in secure contexts only; elsewhere the key alone keeps an enquiry from arriving twice. */
const locked: OutboxPorts['locked'] = (name, work) => {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request(name, work) : Promise.resolve(work())
}

let parts: ReturnType<typeof connect> | undefined

/**
 * The drafts and the outbox of this browser. The first call starts to send waiting enquiries, to the BFF's address on
 * this page.
 */
export function browserForms(bffUrl: string) {
  return (parts ??= connect(bffUrl))
}

function connect(bffUrl: string) {
  const { now } = clock
  const drafts = createDrafts(storage, now)
  const send: OutboxPorts['post'] = posted => post(posted, { bffUrl })
  const outbox = createOutbox({
    storage,
    now,
    drafts,
    post: send,
    locked,
    isOnline,
    onSent: announce
  })
  const deliver = repeatedDelivery({ outbox, isOnline })
  addEventListener('online', () => void deliver())
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(OUTBOX_PREFIX)) outbox.notify()
  })
  void deliver()
  return { drafts, outbox }
}

/** For measurements of forms; never contains what a visitor wrote. */
const announce: OutboxPorts['onSent'] = ({ kind }) => {
  const detail = { formName: kind, timestamp: new Date().toISOString() }
  document.dispatchEvent(new CustomEvent('form-submitted', { detail }))
}

/** A form with this browser's storage. The browser asks before leaving a page that has unsaved input. */
export function openForm(bffUrl: string, setup: FormSetup): Form {
  const form = createForm(setup, { ...browserForms(bffUrl), clock, isOnline })
  const warn = (event: Event) => event.preventDefault()
  form.$state.listen(({ status }) => {
    const mayBeLost = status.is === 'waiting' && !status.isKept
    if (mayBeLost) addEventListener('beforeunload', warn)
    else removeEventListener('beforeunload', warn)
  })
  return form
}
