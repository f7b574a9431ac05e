type NativeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Texts by name. Nothing here throws: what the browser refuses to store is kept until the page is left. */
export type TextStorage = {
  read: (key: string) => string | undefined
  /** Answers whether the text outlives the page. */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
}

/**
 * One kind of storage. It may be full or forbidden, and then even accessing it throws, so it is opened for each use.
 */
export function createTextStorage(open: () => NativeStorage): TextStorage {
  const refused = new Map<string, string>()
  const tryTo = <Result>(act: (storage: NativeStorage) => Result): Result | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    read: key => refused.get(key) ?? tryTo(storage => storage.getItem(key)) ?? undefined,
    write(key, text) {
      const isKept = tryTo(storage => (storage.setItem(key, text), true)) ?? false
      if (isKept) refused.delete(key)
      else refused.set(key, text)
      return isKept
    },
    remove(key) {
      refused.delete(key)
      tryTo(storage => storage.removeItem(key))
    },
    keys: () => [...new Set([...(tryTo(Object.keys) ?? []), ...refused.keys()])]
  }
}

/** A text parsed as JSON; `undefined` where it is none. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The prefixes of drafts and of waiting enquiries. Every page looks for them, without loading their code. */
export const DRAFT_PREFIX = 'draft:'
export const OUTBOX_PREFIX = 'outbox:'

/** The beginning of a message about what a list did not have, for the contact page that follows. */
export const SOUGHT = 'sought'

/** What this browser stores for us permanently, and for the session of a tab. */
export const local = createTextStorage(() => localStorage)
export const session = createTextStorage(() => sessionStorage)
