import { join } from 'node:path'
import type { Stats } from '#bff/client.ts'
import { realClock } from '#bff/clock.ts'
import { PULL_LIMIT_MS } from '#bff/file-limits.ts'
import type { Mark } from '#lib/mark.ts'
import { askForFiles, type EarlierTrees, isSame, openEarlierTrees } from './earlier-trees.ts'
import type { Finding } from './finding.ts'
import type { MirroredFiles } from './mirror.ts'
import { type Countries, pullCountries, siteContext } from './pull-countries.ts'
import { pullIndex, pullIntoSnapshot } from './pull-into-snapshot.ts'
import type { Pull, PullSettings } from './pull-or-keep.ts'
import type { IndexedTree, PullResult } from './snapshot.ts'
import { connect, type PullOptions } from './pull-connection.ts'
import { sweepCache } from './sweep-cache.ts'
import { treeIds } from './tree-ids.ts'
import { wantedTrees } from './wanted-trees.ts'
import { createSnapshotWriter } from './writer.ts'

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

/** Every page names other countries, and they say which calls a tree makes. */
function ofSameCountries(earlier: EarlierTrees, named: Countries): EarlierTrees | undefined {
  const { countries, chineseNames } = earlier.index
  return isSame({ countries, chineseNames }, named) ? earlier : undefined
}

function progressOf({ calls, retries }: Stats): string {
  return `trees, ${calls} calls, ${retries} of them again`
}
