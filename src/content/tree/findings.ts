import { givenSettings } from '#config/given-settings.ts'
import type { Finding } from '#snapshot/finding.ts'
import { readFindings } from '#snapshot/store.ts'

/** What the pull left out, emptied or borrowed, by tree. */
export function findingsByTree(): Map<string, Finding[]> {
  const { snapshotDir } = givenSettings()
  return Map.groupBy(readFindings(snapshotDir), ({ tree }) => tree)
}
