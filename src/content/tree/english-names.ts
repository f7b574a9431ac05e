import type { Snapshot } from '#snapshot/snapshot.ts'

/**
 * Things with a name in every language and one id in all of them. Rows of the tables are named by their active
 * ingredient, rows of a country by their id as well.
 */
export type NamedKind = 'crop' | 'problem' | 'ingredient' | 'family' | 'b2bRow' | 'globalRow'

/** The English name of an id, where an English tree has one. */
export type EnglishName = (kind: NamedKind, id: string) => string | undefined

type Entry = { id: string; description: string }

export type EnglishNames = ReadonlyMap<NamedKind, ReadonlyMap<string, string>>

/**
 * The English names of ids, for searches in English on other trees. If several trees name an id, the last one wins.
 */
export function collectEnglishNames(trees: Iterable<Snapshot>): EnglishNames {
  const names = new Map<NamedKind, Map<string, string>>()
  const learn = (kind: NamedKind, named: Iterable<Named>) => {
    const known = names.get(kind) ?? new Map<string, string>()
    for (const [id, name] of named) known.set(id, name)
    names.set(kind, known)
  }
  for (const { content, catalogue } of trees) {
    const { products, b2bProducts, globalProducts } = catalogue
    learn('crop', namesOf(content.crops))
    learn('problem', namesOf(products.flatMap(({ problematics }) => problematics)))
    learn('ingredient', namesOf(content.activeIngredients))
    learn('family', namesOf(content.families))
    for (const [country, rows] of Object.entries(b2bProducts))
      learn('b2bRow', ingredientsOf(rows, `${country}/`))
    learn('globalRow', ingredientsOf(globalProducts))
  }
  return names
}

/** An id and its name. */
type Named = readonly [id: string, name: string]

function namesOf(entries: readonly Entry[]): Named[] {
  return entries.map(({ id, description }) => [id, description])
}

type Row = { id: string; active_ingredient?: string }

function ingredientsOf(rows: readonly Row[], prefix = ''): Named[] {
  return rows.flatMap(({ id, active_ingredient: name }): Named[] =>
    name ? [[prefix + id, name]] : []
  )
}
