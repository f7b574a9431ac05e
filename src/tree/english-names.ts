import type { TreeCatalogue, TreeContent } from '#snapshot/snapshot.ts'

/** What has a name in every language and one id in all of them. */
export type NamedKind = 'crop' | 'problem' | 'ingredient' | 'family'

/** The English name of an id, where the global record knows one. */
export type EnglishName = (kind: NamedKind, id: string) => string | undefined

type Entry = { id: string; description: string }

/** Ids are the same in every tree: the global English one says what they mean to a reader who searches in English. */
export function englishNames(content: TreeContent, { products }: TreeCatalogue): EnglishName {
  const names: Record<NamedKind, Map<string, string>> = {
    crop: namesOf(content.crops),
    problem: namesOf(products.flatMap(({ problematics }) => problematics)),
    ingredient: namesOf(content.activeIngredients),
    family: namesOf(content.families)
  }
  return (kind, id) => names[kind].get(id)
}

function namesOf(entries: readonly Entry[]): Map<string, string> {
  return new Map(entries.map(({ id, description }) => [id, description]))
}
