import { diffArrays } from 'diff'
import { textOfPage } from './page-text.ts'

/** The texts that a page has lost and gained. */
export type TextDifference = { removed: string[]; added: string[] }

/** Pages whose text changed in the same way: a text of the footer changes every page of a tree. */
export type EqualDifferences = TextDifference & {
  files: string[]
  /** How much longer the HTML of all of them has become, in bytes. */
  grown: number
}

type ReadPage = { before: (file: string) => string; after: (file: string) => string }

/** The differences in the texts of pages; equal ones are listed once, the longest first. */
export function differencesOf(files: readonly string[], read: ReadPage): EqualDifferences[] {
  const pages = files.map(file => {
    const [before, after] = [read.before(file), read.after(file)]
    const grown = Buffer.byteLength(after) - Buffer.byteLength(before)
    return { file, grown, ...differenceOf(textOfPage(before), textOfPage(after)) }
  })
  const equal = Map.groupBy(pages, ({ removed, added }) => JSON.stringify([removed, added]))
  return [...equal.values()]
    .map(own => ({
      files: own.map(({ file }) => file),
      grown: own.reduce((sum, { grown }) => sum + grown, 0),
      removed: own[0]?.removed ?? [],
      added: own[0]?.added ?? []
    }))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
}

export function differenceOf(before: readonly string[], after: readonly string[]): TextDifference {
  const parts = diffArrays([...before], [...after])
  return {
    removed: parts.filter(({ removed }) => removed).flatMap(({ value }) => value),
    added: parts.filter(({ added }) => added).flatMap(({ value }) => value)
  }
}

function lengthOf({ removed, added }: TextDifference): number {
  return removed.length + added.length
}
