import type { IndexedTree, SiteIndex } from '#snapshot/snapshot.ts'
import { hasGlobalTexts } from '#snapshot/tree-ids.ts'
import { globalLangs } from './global-texts.ts'

/** The dates that a tree shows to investors: its own or, without any, those of the global record. */
export function investorDays(tree: IndexedTree, index: SiteIndex): readonly string[] {
  const global = [...globalLangs(tree, index)].map(lang =>
    index.trees.find(other => hasGlobalTexts(other) && other.lang === lang)
  )
  return [tree, ...global].find(other => other?.investorDays?.length)?.investorDays ?? []
}

/** Those that are still to come on the day of the content. */
export function daysToCome(days: readonly string[], { pulledAt }: Pick<SiteIndex, 'pulledAt'>) {
  return days.filter(day => day >= pulledAt.slice(0, 'yyyy-mm-dd'.length))
}
