/**
 * What this browser keeps for us, for ever or for a session. Storage that is forbidden or full breaks nothing: what it
 * refuses is remembered until the page is left.
 */
type Duration = 'local' | 'session'

const refused = new Map<string, string>()

/** Says whether it outlives the page. */
export function keep(key: string, value: string, duration: Duration = 'local'): boolean {
  try {
    storageFor(duration).setItem(key, value)
    refused.delete(key)
    return true
  } catch {
    refused.set(key, value)
    return false
  }
}

export function recall(key: string, duration: Duration = 'local'): string | undefined {
  const value = refused.get(key)
  if (value !== undefined) return value
  try {
    return storageFor(duration).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Even naming it throws where a browser forbids it. */
function storageFor(duration: Duration): Storage {
  return duration === 'local' ? localStorage : sessionStorage
}
