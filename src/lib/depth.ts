/** Whether lists and objects are nested more than `max` levels deep. Works level by level, without recursion. */
export function isDeeperThan(value: unknown, max: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= max; depth++) {
    level = level.flatMap(childrenOf)
    if (level.length === 0) return false
  }
  return true
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
