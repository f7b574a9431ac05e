/** The parts of the worker's global scope that are used. TypeScript's own types for workers and for pages conflict. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
export type FetchEvent = ExtendableEvent & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
type Events = { install: ExtendableEvent; activate: ExtendableEvent; fetch: FetchEvent }

export type WorkerScope = {
  location: Location
  caches: CacheStorage
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void
  ) => void
}

export const scope = globalThis as unknown as WorkerScope
