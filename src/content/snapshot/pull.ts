import { lookup } from 'node:dns/promises'
import { join } from 'node:path'
import type { Source } from '#bff/calls.ts'
import { createClient } from '#bff/client.ts'
import { type Clock, realClock } from '#bff/clock.ts'
import { createResponseCache } from '#bff/response-cache.ts'
import type { FileLimits } from '#bff/file-limits.ts'
import { type Lookup, outsideOfPublicHosts } from '#bff/public-host.ts'
import type { RequestContext } from '#bff/request.ts'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Settings } from '#config/settings.ts'
import type { Country } from '#contract/country.ts'
import type { Mark } from '#lib/mark.ts'
import { linkedAt, publishFiles } from './files.ts'
import type { Finding } from './finding.ts'
import { indexedTree, pullIndexedTree } from './indexed-tree.ts'
import { createMirror, type Mirror } from './mirror.ts'
import { pullCountries, siteContext } from './pull-countries.ts'
import { pullMark } from './pull-mark.ts'
import { pullTree } from './pull-tree.ts'
import type { IndexedTree, PullResult, Snapshot, TreeId } from './snapshot.ts'
import { treeIds } from './tree-ids.ts'
import { wantedTrees } from './wanted-trees.ts'
import { createSnapshotWriter } from './writer.ts'

/** The settings of a pull. Its addresses are known, also that of the embedded BFF. */
export type PullSettings = Pick<
  Settings,
  'contentEnv' | 'fallbacks' | 'publicAssetsUrl' | 'snapshotDir' | 'timeoutMs' | 'trees'
> & { bffUrl: string; assetsUrl: string }

export type PullOptions = {
  log?: (message: string) => void
  clock?: Clock
  cacheDir?: string
  fileLimits?: FileLimits
  /** The network of this pull; tests pass their own. */
  network?: { fetch: typeof fetch; lookup: Lookup }
}

/** What all trees of a pull share. */
type Pull = {
  settings: PullSettings
  sourceOf: (context: RequestContext, findings: Finding[]) => Source
  mirror: Mirror
  countries: readonly Country[]
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
  const refuse = outsideOfPublicHosts(network.lookup)
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
    for (const id of ids) {
      if (!wanted.has(id)) {
        // The findings belong to the build that renders this tree.
        const unkept: Finding[] = []
        trees.push(await pullIndexedTree(sourceOf(id, unkept), id, countries))
        logLosses(unkept, log)
        continue
      }
      const { snapshot, ...tree } = await pullOne(parts, id)
      if (isGlobalRecord(id)) {
        const pulled = await pullMark(snapshot.content, { mirror, dir })
        mark = pulled.mark
        tree.findings.push(...pulled.findings)
      }
      await writer.writeTree(snapshot)
      findings.push(...tree.findings)
      logLosses(tree.findings, log)
      trees.push(indexedTree(snapshot))
    }
    const pulledAt = new Date(clock.now()).toISOString()
    const index = { pulledAt, contentEnv, countries, chineseNames, mark, trees }
    await writer.finish({ index, findings, files: mirror.files() })
    return { index, findings, pulled: [...wanted].map(({ prefix }) => prefix), stats: client.stats }
  } finally {
    await client.stop()
    await writer.discard()
  }
}

/** Whether a tree is the global record in its own language. */
const isGlobalRecord = ({ prefix }: TreeId) => prefix === GLOBAL_COUNTRY

async function pullOne(
  { settings, sourceOf, mirror, countries }: Pull,
  tree: TreeId
): Promise<{ snapshot: Snapshot; findings: Finding[] }> {
  const findings: Finding[] = []
  const snapshot = await pullTree(sourceOf(tree, findings), tree, countries)
  const { publicAssetsUrl } = settings
  const publish = publicAssetsUrl === undefined ? mirror.publish : linkedAt(publicAssetsUrl, mirror)
  findings.push(...(await publishFiles(publish, snapshot)))
  return { snapshot, findings: findings.toSorted(byCall) }
}

/** Logs failed calls once their tree goes on without them. The error that ends a pull is reported by its catcher. */
function logLosses(findings: readonly Finding[], log: (message: string) => void): void {
  for (const { kind, message } of findings) if (kind === 'default' || kind === 'file') log(message)
}

/** Sorts findings, because answers arrive in any order and equal content must give equal findings. */
function byCall(one: Finding, other: Finding): number {
  const key = ({ call, record, field }: Finding) => [call, record, field].join('\n')
  return key(one) < key(other) ? -1 : 1
}
