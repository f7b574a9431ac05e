import { lookup } from 'node:dns/promises'
import { join } from 'node:path'
import { createClient, type Stats } from '#bff/client.ts'
import { type Clock, realClock } from '#bff/clock.ts'
import { type FileLimits, PULL_LIMIT_MS } from '#bff/file-limits.ts'
import { type Lookup, refusePrivateHosts } from '#bff/public-host.ts'
import { createResponseCache } from '#bff/response-cache.ts'
import type { Mark } from '#lib/mark.ts'
import { askForFiles, type EarlierTrees, isSame, openEarlierTrees } from './earlier-trees.ts'
import { linkedAt } from './files.ts'
import type { Finding } from './finding.ts'
import { createMirror, type MirroredFiles } from './mirror.ts'
import { type Countries, pullCountries, siteContext } from './pull-countries.ts'
import { pullIndex, pullIntoSnapshot } from './pull-into-snapshot.ts'
import type { Pull, PullSettings } from './pull-or-keep.ts'
import type { IndexedTree, PullResult } from './snapshot.ts'
import { sweepCache } from './sweep-cache.ts'
import { treeIds } from './tree-ids.ts'
import { wantedTrees } from './wanted-trees.ts'
import { createSnapshotWriter } from './writer.ts'

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

/**
 * Requests everything the site shows and writes it to the snapshot folder. Trees are pulled one after the other, so
 * that one is in memory at a time.
 * @throws one error that names what the site cannot be built without; the earlier snapshot stays unchanged
 */
export async function pull(settings: PullSettings, options: PullOptions = {}): Promise<PullResult> {
  const { cacheDir = '.cache', clock = realClock, log = console.warn } = options
  const { limitMs = PULL_LIMIT_MS } = options
  const { contentEnv } = settings
  const filesDir = join(cacheDir, 'files')
  const { client, mirror, publish, sourceOf } = connect(settings, options)
  const findings: Finding[] = []
  const writer = createSnapshotWriter(settings.snapshotDir)
  const late = setTimeout(
    () => void client.stop(`The pull had not ended after ${limitMs / 1000} s.`),
    limitMs
  )
  try {
    const named = await pullCountries(sourceOf(siteContext, findings))
    const { countries, chineseNames } = named
    const ids = treeIds(countries, contentEnv)
    const wanted = new Set(wantedTrees(ids, settings.trees))
    const earlier = settings.only && ofSameCountries(openEarlierTrees(settings.only), named)
    const parts: Pull = { settings, sourceOf, mirror, publish, countries, earlier }
    const trees: IndexedTree[] = []
    const unasked: string[] = []
    let mark: Mark | undefined
    const kept: MirroredFiles = {}
    await askForFiles(parts, [...wanted])
    for (const [done, id] of ids.entries()) {
      options.onProgress?.({ done, all: ids.length, what: progressOf(client.stats) })
      const tree = await (wanted.has(id)
        ? pullIntoSnapshot(parts, id, { writer, filesDir, log })
        : pullIndex(parts, id, log))
      trees.push(tree.indexed)
      findings.push(...tree.findings)
      mark ??= tree.mark
      Object.assign(kept, tree.files)
      if (tree.isUnasked) unasked.push(id.prefix)
    }
    const pulledAt = new Date(clock.now()).toISOString()
    const index = { pulledAt, contentEnv, countries, chineseNames, mark, trees }
    await writer.finish({ index, findings, files: { ...kept, ...mirror.files() } })
    // A pull of some trees uses only some answers, so it cannot tell which are old.
    if (!settings.only)
      for (const part of ['bff', 'files']) await sweepCache(join(cacheDir, part), Date.now())
    const pulled = [...wanted].map(({ prefix }) => prefix)
    return { index, findings, pulled, unasked, stats: client.stats }
  } finally {
    clearTimeout(late)
    await client.stop()
    await writer.discard()
  }
}

/** The client of the BFF and the mirror of its files. */
function connect(settings: PullSettings, options: PullOptions) {
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

/** Every page names other countries, and they say which calls a tree makes. */
function ofSameCountries(earlier: EarlierTrees, named: Countries): EarlierTrees | undefined {
  const { countries, chineseNames } = earlier.index
  return isSame({ countries, chineseNames }, named) ? earlier : undefined
}

function progressOf({ calls, retries }: Stats): string {
  return `trees, ${calls} calls, ${retries} of them again`
}
