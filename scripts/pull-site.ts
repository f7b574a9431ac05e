import { endpoints } from '#contract/endpoints.ts'
import type { Finding } from '#snapshot/finding.ts'
import { pull, type PullSettings } from '#snapshot/pull.ts'
import type { PullResult } from '#snapshot/snapshot.ts'
import { addFindings } from '#snapshot/store.ts'
import type { Tree } from '#tree/build-tree.ts'
import { treeOf } from '#tree/trees.ts'

/** Pulls the site and adds what only whole trees can tell: the texts they borrow from another language. */
export async function pullSite(settings: PullSettings): Promise<PullResult> {
  const result = await pull(settings)
  const borrowed = result.pulled.flatMap(prefix => borrowedTexts(treeOf(prefix)))
  addFindings(borrowed)
  return { ...result, findings: [...result.findings, ...borrowed] }
}

const FEW = 3

/** One finding for all texts that a tree shows in another language than its own. */
export function borrowedTexts({
  prefix,
  borrowedKeys
}: Pick<Tree, 'prefix' | 'borrowedKeys'>): Finding[] {
  const keys = borrowedKeys()
  if (keys.length === 0) return []
  const rest = keys.length > FEW ? ` and ${keys.length - FEW} more` : ''
  const named = keys.slice(0, FEW).join(', ') + rest
  const message = `Tree ${prefix} borrows ${keys.length} texts from another language: ${named}.`
  return [{ kind: 'text', tree: prefix, call: `GET ${endpoints.bundle.path}`, message, keys }]
}
