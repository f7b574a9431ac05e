import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Host } from '../serve/server.ts'
import { certificate } from './http2-host.ts'

/** `prepare`: compresses a page and its files, so that its first visitor does not wait for it. */
type HostApart = Host & { prepare: (path: string) => Promise<void> }

/**
 * A site over HTTP/2 from a thread of its own. Lighthouse is busy in this one, and the time for which an answer waited
 * for it would count as the server's.
 */
export async function hostApart(dist: string): Promise<HostApart> {
  const workerData = { dist, certificate: certificate() }
  const worker = new Worker(new URL('./host-thread.ts', import.meta.url), { workerData })
  const [url] = (await once(worker, 'message')) as [string]
  return {
    url,
    prepare: async path => {
      worker.postMessage(path)
      await once(worker, 'message')
    },
    close: async () => {
      await worker.terminate()
    }
  }
}
