import { DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Elsewhere } from '#browser/search/countries/elsewhere.ts'
import type { Tree } from '#tree/build-tree.ts'
import { ownName } from '#tree/countries.ts'
import { englishOf } from './names.ts'

/**
 * What each tree offers, by the names of the global site, and the numbers of its registrations. It depends on the index alone, so a build of some trees
 * writes the same file as a build of all.
 */
export function elsewhereText({ content, index }: Tree): string {
  const nameOf = {
    crop: namesOf(content.crops),
    ingredient: namesOf(content.activeIngredients),
    problem: problemNames(index)
  }
  const positions = new Map<string, number>()
  const positionOf = (name: string) => {
    const at = positions.get(name) ?? positions.size
    positions.set(name, at)
    return at
  }
  const trees = index.trees.flatMap(({ prefix, country, env, offered, ...ids }) => {
    const record = index.countries.find(({ iso }) => iso === country)
    if (env !== 'prod' || prefix !== country || !record || !offered) return []
    const names = [
      ...offered.flatMap(({ name, number = [] }) => [name].concat(number)),
      ...offered.flatMap(({ ingredientIds }) =>
        ingredientIds.flatMap(id => nameOf.ingredient.get(id) ?? [])
      ),
      ...ids.cropIds.flatMap(id => nameOf.crop.get(id) ?? []),
      ...ids.problematicIds.flatMap(id => nameOf.problem.get(id) ?? [])
    ]
    // The global site has the code of Greenland, but not its name.
    const isNamed = record.type === 'internal_website' && country !== GLOBAL_COUNTRY
    const name = isNamed ? ownName(record).text : record.name
    return { prefix, name, offers: [...new Set(names)].map(positionOf) }
  })
  return JSON.stringify({ names: [...positions.keys()], trees } satisfies Elsewhere)
}

/** The global site names only problems that it lists. Others have the name of an English tree, or one that is translated. */
function problemNames({ trees }: Tree['index']): ReadonlyMap<string, string> {
  const named = (isEnglish: boolean) =>
    trees
      .filter(({ lang }) => (lang === DEFAULT_LANG) === isEnglish)
      .flatMap(({ problemNames = {} }) => Object.entries(problemNames))
  const translated = named(false).map(([id, name]) => [id, englishOf(name) ?? name] as const)
  return new Map([...translated, ...named(true)])
}

function namesOf(entries: readonly { id: string; description: string }[]) {
  return new Map(entries.map(({ id, description }) => [id, description]))
}
