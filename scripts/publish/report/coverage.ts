import type { Finding } from '#snapshot/finding.ts'

/** The share of its own texts that a tree has, by group; 1 when all are in its language. */
export type Coverage = { tree: string; groups: Record<string, number> }

type Texts = { [key: string]: string | Texts | readonly unknown[] }

/** The number of texts in each group of the built-in English, as docs/messages.md lists them. */
export function textsByGroup(texts: Texts): Record<string, number> {
  const counts = Object.entries(texts).map(
    ([group, content]) => [group, leavesOf(content)] as const
  )
  return Object.fromEntries(counts)
}

function leavesOf(content: unknown): number {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return 1
  return Object.values(content).reduce((sum: number, one) => sum + leavesOf(one), 0)
}

/** The share of each group that each tree has itself; the rest is borrowed or missing, as the findings say. */
export function coverageOf(
  trees: readonly string[],
  { findings, totals }: { findings: readonly Finding[]; totals: Record<string, number> }
): Coverage[] {
  return trees.map(tree => {
    const keys = findings
      .filter(finding => finding.tree === tree && finding.kind === 'text')
      .flatMap(finding => finding.keys ?? [])
    const lacking = Map.groupBy(new Set(keys), key => key.split('.')[0] ?? key)
    const groups = Object.entries(totals).map(([group, total]) => {
      const missing = lacking.get(group)?.length ?? 0
      return [group, Math.max(0, 1 - missing / total)] as const
    })
    return { tree, groups: Object.fromEntries(groups) }
  })
}
