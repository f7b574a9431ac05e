import { isStore } from '#browser/kept/store.ts'
import { removeStores } from './remove-stores.ts'
import { scope } from './scope.ts'

/** The worker for `OFFLINE=off`: it replaces the other one, removes the stores and itself, and answers no request. */
scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', event =>
  event.waitUntil(removeStores(isStore).finally(() => scope.registration.unregister()))
)
