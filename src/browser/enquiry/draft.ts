import { isPlainObject } from '#lib/is-plain-object.ts'
import { DRAFT_PREFIX, type TextStorage, parseJson } from '#browser/base/storage.ts'
import { isNonce } from './key.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

export type Draft = { values: Readonly<Record<string, string>>; nonce: string }
/** `scope` names the form and its tree: `br:contact`. */
export type Drafts = {
  read: (scope: string) => Draft | undefined
  write: (scope: string, draft: Draft) => void
  remove: (scope: string) => void
}

/** What visitors have typed and not sent, for seven days after the last change. */
export function createDrafts(storage: TextStorage, now: () => number): Drafts {
  const read = (key: string): Draft | undefined => {
    const { values, nonce, savedAt } = (parseJson(storage.read(key)) ?? {}) as Record<
      string,
      unknown
    >
    if (!isPlainObject(values) || !isNonce(nonce)) return undefined
    if (now() - Number(savedAt) > WEEK_MS) return undefined
    const texts = Object.entries(values).map(([field, value]) => [field, String(value)] as const)
    return { values: Object.fromEntries(texts), nonce }
  }
  for (const key of storage.keys()) {
    if (key.startsWith(DRAFT_PREFIX) && !read(key)) storage.remove(key)
  }
  return {
    read: scope => read(DRAFT_PREFIX + scope),
    write: (scope, draft) =>
      storage.write(DRAFT_PREFIX + scope, JSON.stringify({ ...draft, savedAt: now() })),
    remove: scope => storage.remove(DRAFT_PREFIX + scope)
  }
}
