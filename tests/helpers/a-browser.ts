type Held = Record<string, string>

/** The methods are on the prototype: as in browsers, the own properties of a storage are its items. */
const methods = {
  get length() {
    return Object.keys(this).length
  },
  clear(this: Held) {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key)
  },
  getItem(this: Held, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  },
  key(this: Held, index: number) {
    return Object.keys(this)[index] ?? null
  },
  removeItem(this: Held, key: string) {
    Reflect.deleteProperty(this, key)
  },
  setItem(this: Held, key: string, value: string) {
    this[key] = value
  }
}

/** The storage of a browser in memory, or one that refuses to do some things. */
export function aStorage(refusals: (keyof Storage)[] = []): Storage {
  const refuse = {
    value() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  }
  const refusing = Object.fromEntries(refusals.map(name => [name, refuse]))
  return Object.create(methods, refusing) as Storage
}

export function aForbiddenStorage(): Storage {
  return aStorage(['getItem', 'setItem', 'removeItem'])
}
