import { kindOf } from '../publication.ts'
import type { Report } from './report.ts'

const MOST = 20
/** After these, the first page of each kind is more telling than one more of the most changed. */
const MOST_CHANGED = 10

/** The pages that an operator should look at: the most changed, the first of each kind, and new ones. */
export function pagesToLookAt({ texts, trees }: Pick<Report, 'texts' | 'trees'>): string[] {
  const changed = texts.differences.flatMap(({ files }) => files.slice(0, 1))
  const added = trees.flatMap(tree => tree.added)
  const all = [...changed, ...added]
  const firstOfKinds = [...Map.groupBy(all, kindOf).values()].flatMap(files => files.slice(0, 1))
  return [...new Set([...changed.slice(0, MOST_CHANGED), ...firstOfKinds, ...all])].slice(0, MOST)
}
