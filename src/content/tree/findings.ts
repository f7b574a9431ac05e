import { givenSettings } from '#config/given-settings.ts'
import type { Finding } from '#snapshot/finding.ts'
import { readFindings } from '#snapshot/store.ts'

/** The findings of the pull, by tree. */
export function findingsByTree(): Map<string, Finding[]> {
  const { snapshotDir } = givenSettings()
  return Map.groupBy(readFindings(snapshotDir), ({ tree }) => tree)
}
