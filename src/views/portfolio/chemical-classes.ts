import type { Tree } from '#tree/build-tree.ts'
import { classesOf } from '#views/search/names.ts'

type Row = { activeIngredient?: string; english?: string }

/** The chemical classes of a row's ingredients, in the tree's language and in English. */
export function chemicalClasses({ lang }: Tree, { activeIngredient, english }: Row): string[] {
  const named = english ?? activeIngredient ?? ''
  return [...new Set(named.split(' + ').flatMap(name => classesOf(name, lang)))]
}
