import { randomUUID } from 'node:crypto'
import type { ChangedTrees } from '#contract/changed-trees.ts'
import type { Faults } from '../faults/rules.ts'

export type ChangeLog = {
  /** Notes that trees have changed; all of them where nobody says which. */
  add: (trees?: ChangedTrees['trees']) => void
  since: (token: string | undefined) => ChangedTrees
}

/**
 * What `/changes` answers from. Tokens of another run of the server are unknown, and while there are faults any answer may
 * change.
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
