import type { TreeId } from './snapshot.ts'
import { hasGlobalTexts } from './tree-ids.ts'

/**
 * The trees to pull: the requested ones, and the global ones, whose texts fill the gaps of all others.
 * @throws when a requested tree does not exist
 */
export function wantedTrees(
  trees: readonly TreeId[],
  prefixes: readonly string[] | undefined
): TreeId[] {
  if (!prefixes) return [...trees]
  const unknown = prefixes.find(prefix => !trees.some(tree => tree.prefix === prefix))
  if (unknown !== undefined) {
    const known = trees.map(({ prefix }) => prefix)
    throw new Error(`TREES names "${unknown}", but this site has only ${nearest(unknown, known)}.`)
  }
  return trees.filter(tree => prefixes.includes(tree.prefix) || hasGlobalTexts(tree))
}

const FEW = 6

/** Trees of the same country first: a preview has hundreds of trees. */
function nearest(unknown: string, known: readonly string[]): string {
  const isNear = (prefix: string) => prefix.slice(0, 2) === unknown.slice(0, 2)
  const sorted = [...known.filter(isNear), ...known.filter(prefix => !isNear(prefix))]
  const rest = sorted.length > FEW ? ` and ${sorted.length - FEW} more` : ''
  return sorted.slice(0, FEW).join(', ') + rest
}
