/** The storage of a browser, for stores that run there: in memory, or one that refuses everything. */
export function aStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: key => items.get(key) ?? null,
    key: index => [...items.keys()][index] ?? null,
    removeItem: key => void items.delete(key),
    setItem: (key, value) => void items.set(key, value)
  }
}

export function aForbiddenStorage(): Storage {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  return Object.assign(aStorage(), { getItem: refuse, setItem: refuse })
}
