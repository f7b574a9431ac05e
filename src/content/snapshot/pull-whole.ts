import { describeDocuments, type Publish, publishFiles } from './files.ts'
import { byCall, type Finding } from './finding.ts'
import { indexedTree } from './indexed-tree.ts'
import type { Pull, PulledTree } from './pull-or-keep.ts'
import { pullTree } from './pull-tree.ts'
import type { TreeId } from './snapshot.ts'
import type { FileAddress } from './store.ts'

/** The content of a tree with its files published, and which these are. */
export async function pullWhole(
  { sourceOf, mirror, publish, countries }: Pull,
  tree: TreeId
): Promise<PulledTree> {
  const findings: Finding[] = []
  const snapshot = await pullTree(sourceOf(tree, findings), tree, countries)
  const addresses: FileAddress[] = []
  const noting: Publish = named => {
    addresses.push({ address: named.address, kind: named.kind })
    return publish(named)
  }
  findings.push(...(await publishFiles(noting, snapshot)))
  describeDocuments(snapshot, mirror.files())
  const sorted = findings.toSorted(byCall)
  return { snapshot, indexed: indexedTree(snapshot), findings: sorted, addresses }
}
