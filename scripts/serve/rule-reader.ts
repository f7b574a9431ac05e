import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readRules, type Rules, type RuleSources } from './rules.ts'

/** Reads the rules from disk again when a file has changed, so that a rebuild is served at once. */
export function createRuleReader(sources: RuleSources): () => Promise<Rules> {
  const files = [join(sources.dist, '_redirects'), join(sources.dist, '_headers'), sources.config]
  let known: { stamp: string; rules: Promise<Rules> } | undefined

  return () => {
    const stamp = files.map(stampOf).join()
    if (known?.stamp !== stamp) known = { stamp, rules: readRules(sources) }
    return known.rules
  }
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.mtimeMs}-${stats.size}` : 'absent'
}
