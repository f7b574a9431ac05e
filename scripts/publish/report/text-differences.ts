import { diffArrays } from 'diff'
import { textOfPage } from './page-text.ts'

/** The texts that a page has lost and gained. */
export type TextDifference = { removed: string[]; added: string[] }

/** Pages whose text changed in the same way: a text of the footer changes every page of a tree. */
export type EqualDifferences = TextDifference & { files: string[] }

type ReadPage = (file: string) => { before: string; after: string }

/** The differences in the texts of pages; equal ones are listed once, the longest first. */
export function differencesOf(files: readonly string[], read: ReadPage): EqualDifferences[] {
  const byDifference = Map.groupBy(files, file => {
    const { before, after } = read(file)
    return JSON.stringify(differenceOf(textOfPage(before), textOfPage(after)))
  })
  return [...byDifference]
    .map(([difference, own]) => ({ files: own, ...(JSON.parse(difference) as TextDifference) }))
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
