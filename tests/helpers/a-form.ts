import { createDrafts } from '#browser/enquiry/draft.ts'
import { createForm, type FormSetup } from '#browser/enquiry/form.ts'
import { createTextStorage } from '#browser/base/storage.ts'
import { createOutbox, type OutboxPorts } from '#browser/enquiry/outbox.ts'
import type { Values } from '#browser/enquiry/rules.ts'
import type { Outcome, Posted } from '#browser/enquiry/send.ts'
import { aStorage } from './a-browser.ts'
import { aClock } from './a-clock.ts'

/** Everything that the tabs of one browser share. */
export function aBrowser(storage: Storage = aStorage()) {
  const queues = new Map<string, Promise<unknown>>()
  const locked: OutboxPorts['locked'] = (name, work) => {
    const mine = (queues.get(name) ?? Promise.resolve()).then(work, work)
    queues.set(name, mine)
    return mine
  }
  return { storage, locked, clock: aClock(), isOnline: true }
}

export type Browser = ReturnType<typeof aBrowser>

/** A page of that browser: closing it is forgetting it. */
export function aTab(browser: Browser, post: OutboxPorts['post']) {
  const { locked, clock } = browser
  const storage = createTextStorage(() => browser.storage)
  const drafts = createDrafts(storage, clock.now)
  const isOnline = () => browser.isOnline
  const sent: string[] = []
  const onSent: OutboxPorts['onSent'] = ({ key }) => sent.push(key)
  const { now } = clock
  const outbox = createOutbox({ storage, now, drafts, post, locked, isOnline, onSent })
  const open = (setup: Partial<FormSetup> = {}) =>
    createForm({ ...newsletter, ...setup }, { drafts, outbox, clock, isOnline })
  return { storage, drafts, outbox, sent, open }
}

const newsletter: FormSetup = {
  kind: 'newsletter',
  scope: 'gl:newsletter',
  path: '/contact/newsletter',
  headers: {},
  page: '/gl',
  initial: { email: '' }
}

export function fillIn(form: { type: (field: string, value: string) => void }, values: Values) {
  for (const [field, value] of Object.entries(values)) form.type(field, value)
}

/** A BFF that gives these answers in turn and then accepts everything, with the enquiries that it received. */
export function aBff(...answers: Outcome[]) {
  const asked: Posted[] = []
  const post = (posted: Posted): Promise<Outcome> => {
    asked.push(posted)
    return Promise.resolve(answers.shift() ?? { is: 'sent' })
  }
  return { asked, post, keys: () => asked.map(({ key }) => key) }
}
