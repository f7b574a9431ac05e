import { isPlainObject } from '#lib/is-plain-object.ts'
import { type TextStorage, OUTBOX_PREFIX, parseJson } from '#browser/base/storage.ts'
import type { Drafts } from './draft.ts'
import type { FormKind, Values } from './rules.ts'
import type { Outcome, Posted } from './send.ts'

/** An enquiry that a visitor has sent and the BFF has not confirmed, with everything needed to edit it again. */
export type Entry = Posted & {
  kind: FormKind
  scope: string
  values: Values
  nonce: string
  /** The path of its form. */
  page: string
  queuedAt: number
  /** Why it cannot be sent without the visitor. */
  stuck?: Problem
}

export type Problem = Exclude<Outcome, { is: 'sent' }>

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

export type OutboxPorts = {
  storage: TextStorage
  now: () => number
  drafts: Drafts
  post: (entry: Posted) => Promise<Outcome>
  /** Runs `work` while no other tab runs anything with that name. */
  locked: <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>
  isOnline: () => boolean
  onSent: (entry: Entry) => void
}

/**
 * Every enquiry passes through the outbox: it is stored before it is sent and until the BFF confirms it, so that
 * neither a closed page nor a lost connection loses it. It is stored under its key, so equal enquiries of two tabs
 * are one.
 */
export function createOutbox({
  storage,
  now,
  drafts,
  post,
  locked,
  isOnline,
  onSent
}: OutboxPorts) {
  const { read, entries, put, remove, notify, listen } = storedEntries(storage)

  function giveUp({ key }: Entry) {
    return locked(OUTBOX_PREFIX + key, () => {
      const entry = read(key)
      if (entry) put({ ...entry, stuck: { is: 'failed', why: 'late', isFinal: true } })
    })
  }

  /** Sends an entry in this tab only; `undefined` when another tab was first. */
  function attempt({ key }: Entry, settle: (entry: Entry, outcome: Problem) => void) {
    return locked(OUTBOX_PREFIX + key, async () => {
      const entry = read(key)
      if (!entry) return undefined
      const outcome = await post(entry)
      if (outcome.is === 'sent') {
        if (drafts.read(entry.scope)?.nonce === entry.nonce) drafts.remove(entry.scope)
        onSent(entry)
        remove(entry)
      } else settle(entry, outcome)
      return outcome
    })
  }

  /** Replaces an entry by a draft, unless it has been sent meanwhile. */
  const replace = (entry: Entry, values: Values) =>
    locked(OUTBOX_PREFIX + entry.key, () => {
      if (!read(entry.key)) return false
      drafts.write(entry.scope, { values, nonce: entry.nonce })
      remove(entry)
      return true
    })

  return {
    entries,
    put,
    has: ({ key }: Entry) => read(key) !== undefined,
    find: (scope: string) => entries().findLast(entry => entry.scope === scope),

    /** Sends while the visitor waits, who decides about a failure. Without a connection, the entry waits here. */
    send: (entry: Entry) =>
      attempt(entry, (entry, outcome) => {
        const mayGoLater = outcome.is === 'failed' && !outcome.isFinal && !isOnline()
        if (!mayGoLater) remove(entry)
      }),

    /**
     * Sends waiting entries, oldest first. What the BFF refuses finally stays here for its visitor, and what could not be
     * sent for a month.
     */
    async deliver(): Promise<void> {
      for (const entry of entries().filter(({ stuck }) => !stuck)) {
        if (!(now() - entry.queuedAt <= MONTH_MS)) {
          await giveUp(entry)
          continue
        }
        const outcome = await attempt(entry, (entry, outcome) => {
          if (outcome.is === 'refused' || outcome.isFinal) put({ ...entry, stuck: outcome })
        })
        if (outcome?.is === 'failed' && outcome.why === 'network') return
      }
    },

    /** Turns an entry into a draft again; `false` when it has been sent meanwhile. */
    takeBack: (entry: Entry) => replace(entry, entry.values),

    /**
     * Deletes an entry with its draft when the visitor asks for it; `false` if it has been sent meanwhile. From the
     * empty draft, other tabs conclude that it was not sent.
     */
    discard: (entry: Entry) => replace(entry, {}),

    notify,
    listen
  }
}

/** The entries in the storage of this browser, oldest first, and who listens to their changes. */
function storedEntries(storage: TextStorage) {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach(listener => listener())
  const read = (key: string): Entry | undefined =>
    entryOf(key, parseJson(storage.read(OUTBOX_PREFIX + key)))
  return {
    read,
    notify,
    entries: (): Entry[] =>
      storage
        .keys()
        .filter(key => key.startsWith(OUTBOX_PREFIX))
        .flatMap(key => read(key.slice(OUTBOX_PREFIX.length)) ?? [])
        .sort((one, other) => one.queuedAt - other.queuedAt),
    put: (entry: Entry): boolean => {
      const isKept = storage.write(OUTBOX_PREFIX + entry.key, JSON.stringify(entry))
      notify()
      return isKept
    },
    remove: ({ key }: Entry): void => {
      storage.remove(OUTBOX_PREFIX + key)
      notify()
    },
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/** The path of the call in an address of a form. */
export const callIn = (address: string): string =>
  address.slice(Math.max(0, address.lastIndexOf('/contact/')))

/**
 * An entry as it was stored, by this version or by one that stored the whole address of the BFF. Its key is the one under
 * which it is found, so that it is removed there once it is sent.
 */
function entryOf(key: string, stored: unknown): Entry | undefined {
  if (!isPlainObject(stored)) return undefined
  const { url, path, body, scope, page, headers, values } = stored
  const call = path ?? (typeof url === 'string' ? callIn(url) : undefined)
  const isEntry =
    [call, body, scope, page].every(text => typeof text === 'string') &&
    [headers, values].every(isPlainObject)
  return isEntry ? ({ ...stored, key, path: call } as Entry) : undefined
}
