import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/**
 * A store's value; while React takes over the markup of the build, the value that the build drew. The page may have
 * been asked for something by its address long before.
 */
export function useFinder<Value>(store: ReadableAtom<Value>, drawn: Value): Value {
  return useSyncExternalStore(
    changed => store.listen(changed),
    () => store.get(),
    () => drawn
  )
}
