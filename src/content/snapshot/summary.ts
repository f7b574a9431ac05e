import { hash } from 'node:crypto'
import type { TreeContent } from './snapshot.ts'

/** What a build asks of each tree, also of those that have not changed and need not be read for it. */
export type TreeSummary = {
  /** Digests of the files that the tree consists of. */
  content: string
  catalogue: string
  ingredientIds: string[]
  /** The links of its texts to paths of the site. */
  links: string[]
}

/** Summarises a tree of these files. */
export function summaryOf(content: string, catalogue: string): TreeSummary {
  const { activeIngredients } = JSON.parse(content) as TreeContent
  return {
    content: hash('sha256', content),
    catalogue: hash('sha256', catalogue),
    ingredientIds: activeIngredients.map(({ id }) => id),
    links: [...new Set([...linksIn(content), ...linksIn(catalogue)])]
  }
}

const linksIn = (json: string) =>
  [...json.matchAll(/"href":("\/(?:[^"\\]|\\.)*")/g)].map(
    ([, text = '']) => JSON.parse(text) as string
  )
