import { lookup } from 'node:dns/promises'
import { join } from 'node:path'
import { createClient } from '#bff/client.ts'
import { type Clock, realClock } from '#bff/clock.ts'
import type { FileLimits } from '#bff/file-limits.ts'
import { type Lookup, refusePrivateHosts } from '#bff/public-host.ts'
import { createResponseCache } from '#bff/response-cache.ts'
import { linkedAt } from './files.ts'
import { createMirror } from './mirror.ts'
import { siteContext } from './pull-countries.ts'
import type { Pull, PullSettings } from './pull-or-keep.ts'

export type PullOptions = {
  log?: (message: string) => void
  /** Called after each tree with the number of finished trees and of all trees. */
  onProgress?: (progress: { done: number; all: number; what: string }) => void
  /** Called with each answer that differs from that of the last pull. */
  onChange?: () => void
  clock?: Clock
  cacheDir?: string
  fileLimits?: FileLimits
  /** The longest time that the pull may take. */
  limitMs?: number
  /** The network of this pull; tests pass their own. */
  network?: { fetch: typeof fetch; lookup: Lookup }
}

/** The client of the BFF and the mirror of its files. */
export function connect(settings: PullSettings, options: PullOptions) {
  const { cacheDir = '.cache', clock = realClock, log = console.warn, fileLimits } = options
  const { onChange, network = { fetch, lookup } } = options
  const { bffUrl, assetsUrl, publicAssetsUrl, fallbacks, timeoutMs } = settings
  const cache = createResponseCache(join(cacheDir, 'bff'))
  const client = createClient({
    timeoutMs,
    cache,
    clock,
    fileLimits,
    log,
    fetch: network.fetch,
    onChange
  })
  const refuse = refusePrivateHosts(network.lookup)
  const dir = join(cacheDir, 'files')
  const mirror = createMirror({ client, assetsUrl, context: siteContext, dir, refuse })
  const publish = publicAssetsUrl === undefined ? mirror.publish : linkedAt(publicAssetsUrl, mirror)
  const hosts = { bff: bffUrl, assets: assetsUrl }
  const sourceOf: Pull['sourceOf'] = (context, findings) => {
    return { client, hosts, fallbacks, context, report: finding => findings.push(finding) }
  }
  return { client, mirror, publish, sourceOf }
}
