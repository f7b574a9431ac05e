/** What the browser remembers for a form. Nothing here throws. */
export type Keep = {
  read: (key: string) => unknown
  /** Whether the browser has it now; otherwise it lasts as long as the page. */
  write: (key: string, value: unknown) => boolean
  remove: (key: string) => void
  keys: () => string[]
}

type NativeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** JSON in `localStorage`. Where that throws, is full or is corrupt, memory takes its place: `open` may throw too. */
export function createKeep(open: () => NativeStorage): Keep {
  const memory = new Map<string, unknown>()
  const tryTo = <Result>(act: (storage: NativeStorage) => Result): Result | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    read: key =>
      memory.get(key) ??
      tryTo(storage => JSON.parse(storage.getItem(key) ?? 'null') as unknown) ??
      undefined,
    write(key, value) {
      const isKept = tryTo(storage => (storage.setItem(key, JSON.stringify(value)), true)) ?? false
      if (isKept) memory.delete(key)
      else memory.set(key, value)
      return isKept
    },
    remove(key) {
      memory.delete(key)
      tryTo(storage => storage.removeItem(key))
    },
    keys: () => {
      const stored = tryTo(storage =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      )
      return [...new Set([...(stored ?? []), ...memory.keys()])]
    }
  }
}
