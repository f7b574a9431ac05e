import type { Tree } from '#tree/build-tree.ts'
import { classesOf } from '#views/search/names.ts'

type Row = { activeIngredient?: string; english?: string }

/** What finds a row beside its cells: its ingredients in English, if the cells differ, and their chemical classes. */
export function alsoFoundBy({ lang }: Tree, { activeIngredient, english }: Row): string[] {
  const named = english ?? activeIngredient ?? ''
  const classes = named.split(' + ').flatMap(name => classesOf(name, lang))
  return [...(english === undefined ? [] : [english]), ...new Set(classes)]
}
