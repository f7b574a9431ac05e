import { assertTrees } from '#snapshot/wanted-trees.ts'
import { readConfirmed } from '../command/settings.ts'
import { lastPublished } from '../publish/release-list.ts'
import { releasesOf } from '../publish/releases.ts'
import { namesOfStopped } from '../publish/report/write-report.ts'

/** Why a typed confirmation cannot be meant, `br site` or `zz`; `undefined` if it can. */
export function faultOf(typed: string, outDir: string): string | undefined {
  if (typed === '') return undefined
  try {
    const names = readConfirmed([typed])
    const trees = lastPublished(releasesOf(outDir))?.trees.map(({ prefix }) => prefix)
    // The guard may also have named a new tree.
    if (trees) assertTrees(names, [...new Set([...trees, 'site', ...namesOfStopped(outDir)])])
    return undefined
  } catch (error) {
    return `Nothing was started. ${error instanceof Error ? error.message : String(error)}`
  }
}
