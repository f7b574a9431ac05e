import { isStore } from '#browser/kept/store.ts'
import { removeStores } from './remove-stores.ts'
import { scope } from './scope.ts'

/** Takes the place of the worker under `OFFLINE=off`: removes what was kept, and itself, and answers nothing. */
scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', event =>
  event.waitUntil(removeStores(isStore).finally(() => scope.registration.unregister()))
)
