import { randomUUID } from 'node:crypto'
import type { ChangedTrees } from '#contract/changed-trees.ts'
import type { Faults } from '../faults/rules.ts'

export type ChangeLog = {
  /** Notes which trees have changed; all of them if the change names none. */
  add: (trees?: ChangedTrees['trees']) => void
  since: (token: string | undefined) => ChangedTrees
}

/**
 * The changes that `/changes` answers. Tokens of an earlier run of the server are unknown. While faults are set, any
 * answer may change, so all trees count as changed.
 */
export function createChangeLog(faults: Pick<Faults, 'list'>): ChangeLog {
  const tokens: string[] = [randomUUID()]
  const changes: ChangedTrees['trees'][] = []
  return {
    add: trees => {
      tokens.push(randomUUID())
      changes.push(trees)
    },
    since: known => {
      if (faults.list().length > 0) return { token: randomUUID() }
      const at = tokens.indexOf(known ?? '')
      const later = at < 0 ? [undefined] : changes.slice(at)
      const trees = later.flatMap(one => one ?? [])
      const token = tokens.at(-1) ?? ''
      return later.includes(undefined) ? { token } : { token, trees }
    }
  }
}
