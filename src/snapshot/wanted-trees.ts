import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { TreeId } from './snapshot.ts'

/**
 * The trees to pull: those that were asked for, and the global ones, whose texts fill the gaps of all others.
 * @throws when a tree was asked for that does not exist
 */
export function wantedTrees(
  trees: readonly TreeId[],
  prefixes: readonly string[] | undefined
): TreeId[] {
  if (!prefixes) return [...trees]
  const unknown = prefixes.find(prefix => !trees.some(tree => tree.prefix === prefix))
  if (unknown !== undefined) {
    const known = trees.map(({ prefix }) => prefix).join(', ')
    throw new Error(`TREES names "${unknown}", but the trees of this site are ${known}.`)
  }
  return trees.filter(
    ({ prefix, country, env }) =>
      prefixes.includes(prefix) || (country === GLOBAL_COUNTRY && env === 'prod')
  )
}
