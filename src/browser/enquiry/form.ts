import { atom } from 'nanostores'
import type { Drafts } from './draft.ts'
import { createNonce, keyOf } from './key.ts'
import { plainAddress } from './plain-address.ts'
import type { Entry, Outbox, Problem } from './outbox.ts'
import { checkValues, fieldsOf, type FormKind, type Values } from './rules.ts'
import type { Failure, Outcome } from './send.ts'

/** Nobody fills in a form faster. An enquiry that comes sooner is delayed until then and sent all the same. */
export const MIN_FILL_MS = 2_000

export type Status =
  | { is: 'editing' }
  | { is: 'invalid' }
  | { is: 'sending' }
  /** `isKept`: the browser keeps it when the page is closed. */
  | { is: 'waiting'; isKept: boolean }
  | { is: 'failed'; why: Failure }
  | { is: 'sent' }

export type FormState = {
  values: Values
  /** The fields whose errors are shown. */
  touched: readonly string[]
  /** The errors of the BFF for fields that have not changed since. */
  refusals: Readonly<Record<string, string>>
  status: Status
}

export type FormSetup = {
  kind: FormKind
  /** The name of the draft: the form, its tree, and its subject. */
  scope: string
  /** The path of its call. */
  path: string
  headers: Record<string, string>
  page: string
  /** The initial values of the form. */
  initial: Values
  /** What the visitor typed before this code was loaded. */
  typed?: Values
  /** Values that are sent with what is typed. */
  fixed?: Values
  about?: Subject
}

/** What is named beside the form, and must be in its message: the names, and a sentence with all of them. */
export type Subject = { names: readonly string[]; sentence: string }

export type FormPorts = {
  drafts: Drafts
  outbox: Outbox
  clock: { now: () => number; sleep: (milliseconds: number) => Promise<void> }
  isOnline: () => boolean
}

/**
 * One form, from the first letter to the confirmation: its state and what visitors can do with it. Views render
 * `$state`.
 */
export function createForm(setup: FormSetup, { drafts, outbox, clock, isOnline }: FormPorts) {
  const { kind, scope, initial, typed, fixed, about } = setup
  const fields = fieldsOf(kind)
  const draft = drafts.read(scope)
  const openedAt = clock.now()
  let entry: Entry | undefined = outbox.find(scope)
  let isKept = true
  let nonce = entry?.nonce ?? draft?.nonce ?? createNonce()

  const $state = atom<FormState>({
    values: { ...initial, ...(entry ? entry.values : { ...draft?.values, ...typed }) },
    touched: [],
    refusals: {},
    status: entry ? { is: 'waiting', isKept: true } : { is: 'editing' }
  })
  if (typed && !entry) drafts.write(scope, { values: $state.get().values, nonce })
  const set = (change: Partial<FormState>) => $state.set({ ...$state.get(), ...change })
  const isOpen = () => !['sending', 'waiting', 'sent'].includes($state.get().status.is)

  function startAfresh(is: 'editing' | 'sent'): void {
    nonce = createNonce()
    entry = undefined
    set({ values: initial, touched: [], refusals: {}, status: { is } })
  }

  function conclude(outcome: Outcome | undefined, sent: Entry): void {
    if (outcome?.is === 'sent') startAfresh('sent')
    else if (outcome === undefined) followOtherTab()
    else if (outbox.has(sent)) set({ status: { is: 'waiting', isKept } })
    else showProblem(outcome)
  }

  function showProblem(outcome: Problem): void {
    entry = undefined
    const errors = outcome.is === 'refused' ? outcome.errors : {}
    if (fields.some(field => errors[field])) {
      set({ refusals: errors, touched: fields, status: { is: 'invalid' } })
    } else {
      set({ status: { is: 'failed', why: outcome.is === 'failed' ? outcome.why : 'server' } })
    }
  }

  /** An enquiry that no longer waits is a draft again, or has been sent. */
  function followOtherTab(): void {
    entry = undefined
    if (drafts.read(scope)?.nonce === nonce) set({ status: { is: 'editing' } })
    else startAfresh('sent')
  }

  async function deliver(sending: Entry): Promise<void> {
    set({ refusals: {}, status: { is: 'sending' } })
    const remaining = openedAt + MIN_FILL_MS - clock.now()
    if (remaining > 0) await clock.sleep(remaining)
    conclude(await outbox.send(sending), sending)
  }

  /** Replaces an address that was copied with more than itself, so that visitors see what is sent. */
  function tidy(): void {
    const { values } = $state.get()
    const email = plainAddress(values.email ?? '')
    if (email === (values.email ?? '')) return
    set({ values: { ...values, email } })
    drafts.write(scope, { values: $state.get().values, nonce })
  }

  async function submit(): Promise<void> {
    if (!isOpen()) return
    tidy()
    const { values } = $state.get()
    const checked = checkValues(kind, values)
    if ('errors' in checked) {
      set({ touched: fields, status: { is: 'invalid' } })
      return
    }
    const { path, headers, page } = setup
    const sent = { ...withSubject(checked.fields, about), ...fixed, website: values.website ?? '' }
    const body = JSON.stringify(sent)
    const key = keyOf({ nonce, body })
    drafts.write(scope, { values, nonce })
    entry = { key, kind, scope, path, headers, body, values, nonce, page, queuedAt: clock.now() }
    isKept = outbox.put(entry)
    if (isOnline()) await deliver(entry)
    else set({ refusals: {}, status: { is: 'waiting', isKept } })
  }

  /** Checks what other tabs and the connection did to a waiting enquiry. */
  function lookAgain(): void {
    if (!entry || $state.get().status.is !== 'waiting') return
    const now = outbox.entries().find(({ key }) => key === entry?.key)
    const { stuck } = now ?? {}
    if (!now) followOtherTab()
    else if (stuck) void outbox.takeBack(now).then(() => showProblem(stuck))
  }
  const stop = outbox.listen(lookAgain)
  lookAgain()

  return {
    $state,
    /** Whether there is anything to clear. */
    isChanged: () =>
      fields.some(field => ($state.get().values[field] ?? '') !== (initial[field] ?? '')),
    type(field: string, value: string) {
      if (!isOpen()) return
      const { values, refusals } = $state.get()
      const answered = { ...refusals, [field]: '' }
      set({ values: { ...values, [field]: value }, refusals: answered })
      drafts.write(scope, { values: $state.get().values, nonce })
    },
    leave(field: string) {
      if (!isOpen()) return
      if (field === 'email') tidy()
      const { touched } = $state.get()
      if (!touched.includes(field)) set({ touched: [...touched, field] })
    },
    submit,
    /** Sends a waiting enquiry now. */
    async tryNow() {
      if (entry && $state.get().status.is === 'waiting') await deliver(entry)
    },
    async takeBack() {
      if (entry) await outbox.takeBack(entry)
      lookAgain()
    },
    /** Deletes a waiting enquiry, unless it has been sent meanwhile. */
    async discard() {
      const gone = entry
      entry = undefined
      if (gone && (await outbox.discard(gone))) startAfresh('editing')
      else followOtherTab()
    },
    clear() {
      drafts.remove(scope)
      startAfresh('editing')
    },
    stop
  }
}

export type Form = ReturnType<typeof createForm>

/** A visitor may have replaced the beginning of the message, and with it the names. */
function withSubject(fields: Values, about: Subject | undefined): Values {
  const { message = '' } = fields
  if (!about || about.names.every(name => message.includes(name))) return fields
  return { ...fields, message: `${about.sentence}\n${message}` }
}
