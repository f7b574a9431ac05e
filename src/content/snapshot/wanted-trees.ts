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
  assertTrees(
    prefixes,
    trees.map(({ prefix }) => prefix)
  )
  return trees.filter(tree => prefixes.includes(tree.prefix) || hasGlobalTexts(tree))
}

/** @throws when a name is none of the known ones */
export function assertTrees(names: Iterable<string>, known: readonly string[]): void {
  const unknown = [...names].find(name => !known.includes(name))
  if (unknown !== undefined)
    throw new Error(`There is no tree "${unknown}": this site has only ${nearest(unknown, known)}.`)
}

const FEW = 6

/** Trees of the same country first: a preview has hundreds of trees. */
function nearest(unknown: string, known: readonly string[]): string {
  const isNear = (prefix: string) => prefix.slice(0, 2) === unknown.slice(0, 2)
  const sorted = [...known.filter(isNear), ...known.filter(prefix => !isNear(prefix))]
  const rest = sorted.length > FEW ? ` and ${sorted.length - FEW} more` : ''
  return sorted.slice(0, FEW).join(', ') + rest
}
