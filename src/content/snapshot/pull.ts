import { lookup } from 'node:dns/promises'
import { join } from 'node:path'
import { createClient } from '#bff/client.ts'
import { type Clock, realClock } from '#bff/clock.ts'
import type { FileLimits } from '#bff/file-limits.ts'
import { type Lookup, refusePrivateHosts } from '#bff/public-host.ts'
import { createResponseCache } from '#bff/response-cache.ts'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Mark } from '#lib/mark.ts'
import type { Finding } from './finding.ts'
import { createMirror, type MirroredFiles } from './mirror.ts'
import { pullCountries, siteContext } from './pull-countries.ts'
import { pullMark } from './pull-mark.ts'
import { type Pull, pullOrKeep, pullOrKeepIndex, type PullSettings } from './pull-or-keep.ts'
import type { IndexedTree, PullResult, TreeId } from './snapshot.ts'
import { treeIds } from './tree-ids.ts'
import { wantedTrees } from './wanted-trees.ts'
import { createSnapshotWriter } from './writer.ts'

export type PullOptions = {
  log?: (message: string) => void
  clock?: Clock
  cacheDir?: string
  fileLimits?: FileLimits
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
  const { bffUrl, assetsUrl, contentEnv, fallbacks, snapshotDir, timeoutMs } = settings
  const cache = createResponseCache(join(cacheDir, 'bff'))
  const { fileLimits, network = { fetch, lookup } } = options
  const client = createClient({ timeoutMs, cache, clock, fileLimits, fetch: network.fetch, log })
  const dir = join(cacheDir, 'files')
  const refuse = refusePrivateHosts(network.lookup)
  const mirror = createMirror({ client, assetsUrl, context: siteContext, dir, refuse })
  const hosts = { bff: bffUrl, assets: assetsUrl }
  const sourceOf: Pull['sourceOf'] = (context, findings) => {
    return { client, hosts, fallbacks, context, report: finding => findings.push(finding) }
  }

  const findings: Finding[] = []
  const writer = createSnapshotWriter(snapshotDir)
  try {
    const { countries, chineseNames } = await pullCountries(sourceOf(siteContext, findings))
    const ids = treeIds(countries, contentEnv)
    const wanted = new Set(wantedTrees(ids, settings.trees))
    const parts: Pull = { settings, sourceOf, mirror, countries }
    const trees: IndexedTree[] = []
    let mark: Mark | undefined
    const kept: MirroredFiles = {}
    for (const id of ids) {
      if (!wanted.has(id)) {
        // The findings belong to the build that renders this tree.
        const unkept: Finding[] = []
        trees.push(await pullOrKeepIndex(parts, id, unkept))
        logLosses(unkept, log)
        continue
      }
      const tree = await pullOrKeep(parts, id)
      if (isGlobalRecord(id)) {
        const pulled = tree.kept ?? (await pullMark(tree.snapshot.content, { mirror, dir }))
        mark = pulled.mark
        if ('findings' in pulled) tree.findings.push(...pulled.findings)
      }
      await writer.writeTree(tree.snapshot)
      Object.assign(kept, tree.kept?.files)
      findings.push(...tree.findings)
      logLosses(tree.findings, log)
      trees.push(tree.indexed)
    }
    const pulledAt = new Date(clock.now()).toISOString()
    const index = { pulledAt, contentEnv, countries, chineseNames, mark, trees }
    await writer.finish({ index, findings, files: { ...kept, ...mirror.files() } })
    return { index, findings, pulled: [...wanted].map(({ prefix }) => prefix), stats: client.stats }
  } finally {
    await client.stop()
    await writer.discard()
  }
}

/** Whether a tree is the global record in its own language. */
const isGlobalRecord = ({ prefix }: TreeId) => prefix === GLOBAL_COUNTRY

const lossKinds: ReadonlySet<Finding['kind']> = new Set(['default', 'file', 'kept'])

/** Logs failed calls once their tree goes on without them. The error that ends a pull is reported by its catcher. */
function logLosses(findings: readonly Finding[], log: (message: string) => void): void {
  for (const { kind, message } of findings) if (lossKinds.has(kind)) log(message)
}
