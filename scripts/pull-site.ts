import { endpoints } from '#contract/endpoints.ts'
import type { Finding } from '#snapshot/finding.ts'
import { pull, type PullSettings } from '#snapshot/pull.ts'
import type { PullResult } from '#snapshot/snapshot.ts'
import { addFindings } from '#snapshot/store.ts'
import type { Tree } from '#tree/build-tree.ts'
import { treeOf } from '#tree/trees.ts'
import { patternsOfNothing } from '#views/own-texts.ts'

/** Pulls the site and adds what only whole trees can tell: what is wrong with the texts they show. */
export async function pullSite(settings: PullSettings): Promise<PullResult> {
  const result = await pull(settings)
  const texts = result.pulled.flatMap(prefix => textFindings(treeOf(prefix)))
  addFindings(texts)
  return { ...result, findings: [...result.findings, ...texts] }
}

const FEW = 3

/** A finding each for all texts that a tree borrows, that nobody gives it, and that say the same of every page. */
export function textFindings(tree: Tree): Finding[] {
  return [
    finding(tree, tree.borrowedKeys(), 'borrows', 'from another language'),
    finding(
      tree,
      tree.missingKeys(),
      'does without',
      'that no bundle gives, and leaves out their rows'
    ),
    finding(tree, patternsOfNothing(tree), 'passes over', 'that lack the placeholder of their page')
  ].flat()
}

function finding({ prefix }: Tree, keys: string[], does: string, which: string): Finding[] {
  if (keys.length === 0) return []
  const rest = keys.length > FEW ? ` and ${keys.length - FEW} more` : ''
  const named = keys.slice(0, FEW).join(', ') + rest
  const texts = keys.length === 1 ? 'text' : 'texts'
  const message = `Tree ${prefix} ${does} ${keys.length} ${texts} ${which}: ${named}.`
  return [{ kind: 'text', tree: prefix, call: `GET ${endpoints.bundle.path}`, message, keys }]
}
