import type { TreeCatalogue, TreeContent } from '#snapshot/snapshot.ts'

/**
 * What has a name in every language and one id in all of them. The rows of the tables are named by their active
 * ingredient, those of a country by its id as well.
 */
export type NamedKind = 'crop' | 'problem' | 'ingredient' | 'family' | 'b2bRow' | 'globalRow'

/** The English name of an id, where the global record knows one. */
export type EnglishName = (kind: NamedKind, id: string) => string | undefined

type Entry = { id: string; description: string }

/** Ids are the same in every tree: the global English one says what they mean to a reader who searches in English. */
export function englishNames(content: TreeContent, catalogue: TreeCatalogue): EnglishName {
  const { products, b2bProducts, globalProducts } = catalogue
  const names: Record<NamedKind, Map<string, string>> = {
    crop: namesOf(content.crops),
    problem: namesOf(products.flatMap(({ problematics }) => problematics)),
    ingredient: namesOf(content.activeIngredients),
    family: namesOf(content.families),
    b2bRow: new Map(
      Object.entries(b2bProducts).flatMap(([country, rows]) => [
        ...ingredientsOf(rows, `${country}/`)
      ])
    ),
    globalRow: ingredientsOf(globalProducts)
  }
  return (kind, id) => names[kind].get(id)
}

function namesOf(entries: readonly Entry[]): Map<string, string> {
  return new Map(entries.map(({ id, description }) => [id, description]))
}

type Row = { id: string; active_ingredient?: string }

function ingredientsOf(rows: readonly Row[], prefix = ''): Map<string, string> {
  return new Map(
    rows.flatMap(({ id, active_ingredient: name }) => (name ? [[prefix + id, name]] : []))
  )
}
