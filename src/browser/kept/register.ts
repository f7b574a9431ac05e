import { KEEP_WORKER, KEEP_WORKER_POLICY } from '#config/script-policies.ts'

/** Registers the worker, and waits until it answers. A browser without workers or without storage throws. */
export async function registerWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || !('caches' in globalThis)) throw new StorageIsBlocked('No service workers.')
  try {
    await workers.register(address(), { updateViaCache: 'none' })
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'SecurityError'
    throw isRefused ? new StorageIsBlocked('Refused.', { cause: error }) : error
  }
  await workers.ready
}

/** Thrown in some private windows, and where a visitor has blocked storage. */
export class StorageIsBlocked extends Error {}

type Policy = { createScriptURL: (address: string) => string }
let policy: Policy | undefined

/** The address of the worker, through a policy that allows no other address. */
function address(): string {
  policy ??= globalThis.trustedTypes?.createPolicy(KEEP_WORKER_POLICY, {
    createScriptURL: () => KEEP_WORKER
  })
  return policy?.createScriptURL(KEEP_WORKER) ?? KEEP_WORKER
}
