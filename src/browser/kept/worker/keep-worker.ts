import { recall } from '#browser/kept/recall.ts'
import { isStore, keptPages, listOf, LOCK, STORE, storedAnswer } from '#browser/kept/store.ts'
import { networkFirst } from './network-first.ts'
import { removeStores } from './remove-stores.ts'
import { type FetchEvent, scope } from './scope.ts'

/** Answers for kept pages where the network does not. It is registered when a visitor keeps the first page. */

/** A worker requests the list of valid pages at most once in this time, and again after each start. */
const BETWEEN_RECALLS_MS = 600_000
let recalledAt = -Infinity

// The worker does not depend on a page, so a new version replaces the old one at once.
scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', event =>
  event.waitUntil(removeStores(name => isStore(name) && name !== STORE))
)
scope.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isOwn = origin === scope.location.origin && request.method === 'GET'
  if (!isOwn || request.headers.has('range')) return
  if (request.mode === 'navigate') event.respondWith(page(event, pathname))
  else if (pathname.startsWith('/_assets/')) event.respondWith(hashedFile(event, pathname))
  else if (pathname.startsWith('/files/'))
    event.respondWith(open().then(store => answer(event, pathname, store)))
})

async function page(event: FetchEvent, pathname: string): Promise<Response> {
  const store = await open()
  try {
    return await answer(event, pathname, store)
  } catch (error) {
    const list = store && (await listFor(pathname, store))
    if (list) return list
    throw error
  }
}

/** The list of kept pages in the reader's language, or another. */
async function listFor(pathname: string, store: Cache): Promise<Response | undefined> {
  const own = await store.match(listOf(pathname))
  const other = (await keptPages(store)).find(({ path }) => path === listOf(path))
  return own ?? (other && store.match(other.path))
}

/** The name contains a digest of the content, so a stored file is never outdated. */
async function hashedFile({ request }: FetchEvent, pathname: string): Promise<Response> {
  const store = await open()
  return (await store?.match(pathname)) ?? fetch(request)
}

async function answer(
  event: FetchEvent,
  pathname: string,
  store: Cache | undefined
): Promise<Response> {
  const path = pathname.replace(/\/$/, '')
  const stored = store && (await storedAnswer(store, path, Date.now()))
  const { answer, isStored } = await networkFirst(fetch(event.request), stored)
  if (store && !isStored && event.request.mode === 'navigate') event.waitUntil(recallOnce(store))
  return answer
}

/** Requests the list of valid pages; if it does not arrive, the next page requests it again. */
async function recallOnce(store: Cache): Promise<void> {
  if (Date.now() - recalledAt < BETWEEN_RECALLS_MS) return
  recalledAt = Date.now()
  await navigator.locks
    .request(LOCK, () => recall(store, fetch))
    .catch((error: unknown) => {
      recalledAt = -Infinity
      console.warn(
        'The list of valid pages did not arrive; kept pages stay until they are too old.',
        error
      )
    })
}

/** `undefined` where the browser's storage is blocked. */
const open = () => scope.caches.open(STORE).catch(() => undefined)
