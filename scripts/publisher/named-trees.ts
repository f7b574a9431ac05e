import * as z from 'zod'
import { changedTree } from '#contract/changed-trees.ts'
import { treeWord } from '../command/tree-words.ts'

/** `{"type": "content.changed", "data": {"trees": [{"country": "br"}]}}`: trees as in the answer of `/changes`. */
const body = z.object({ data: z.object({ trees: z.array(changedTree).min(1) }) })

/** The trees that a webhook names, as words for the build; `undefined` if any tree may have changed. */
export function namedTrees(text: string): string[] | undefined {
  const { data } = body.safeParse(parse(text))
  const words = data?.data.trees.map(treeWord)
  return words?.every(word => word !== undefined) ? words : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
