import type { Tree } from '#tree/build-tree.ts'
import { groupsIn } from '#browser/search/words/resistance-groups.ts'
import { resistanceText } from '#views/product/resistance.ts'
import { classesOf, groupOf, modesOf } from '#views/search/names.ts'

type Row = { activeIngredient?: string; english?: string }

const ingredientsOf = ({ activeIngredient, english }: Row) =>
  (english ?? activeIngredient ?? '').split(' + ')

/** The chemical classes of a row's ingredients, and what they inhibit, in the tree's language and in English. */
export function chemicalClasses({ lang }: Tree, row: Row): string[] {
  const named = (name: string) => [...classesOf(name, lang), ...modesOf(name, lang)]
  return [...new Set(ingredientsOf(row).flatMap(named))]
}

/** The resistance groups of a row's ingredients, each as one word: `IRAC-4A IRAC-4`. */
export function groupsOfRow(row: Row): string | undefined {
  const terms = ingredientsOf(row)
    .flatMap(name => groupsIn(groupOf(name) ?? ''))
    .flatMap(({ terms }) => terms)
  const words = terms
    .filter(term => !term.startsWith('any '))
    .map(term => term.toUpperCase().replace(' ', '-'))
  return [...new Set(words)].join(' ') || undefined
}

/** The same as text, `FRAC 11 + M05`: nothing where the group of an ingredient is not known. */
export function resistanceOfRow(row: Row): string | undefined {
  const named = ingredientsOf(row).map(name => groupOf(name)?.split(' ') ?? [])
  const groups = named.flatMap(([scheme, code]) => (scheme && code ? { scheme, code } : []))
  return groups.length === named.length ? resistanceText(groups) : undefined
}
