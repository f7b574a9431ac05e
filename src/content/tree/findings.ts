import type { Finding } from '#snapshot/finding.ts'
import { readFindings } from '#snapshot/store.ts'

/** What the pull left out, emptied or borrowed, by tree. */
export function findingsByTree(): Map<string, Finding[]> {
  return Map.groupBy(readFindings(), ({ tree }) => tree)
}
