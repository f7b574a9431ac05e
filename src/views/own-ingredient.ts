import type { Tree } from '#tree/build-tree.ts'

/** The tree's names of active ingredients by their English ones, in small letters. */
const ownNames = new WeakMap<Tree, ReadonlyMap<string, string>>()

/**
 * An active ingredient, or a mixture `Acetochlor + atrazine`, in the tree's own language: the tables of what is supplied
 * name them in English where the lists of the tree know better. What the tree does not know whole stays as it is.
 */
export function ownIngredient(tree: Tree, text = ''): string | undefined {
  const names = ownNamesOf(tree)
  const own = text.split(' + ').map(name => names.get(name.toLowerCase()))
  if (own.includes(undefined)) return text || undefined
  return startLarge(own.join(' + '), tree.locale)
}

function ownNamesOf(tree: Tree): ReadonlyMap<string, string> {
  const known = ownNames.get(tree)
  if (known) return known
  const names = new Map(
    tree.content.activeIngredients.flatMap(({ id, description }) => {
      const english = tree.englishName('ingredient', id)
      return english ? [[english.toLowerCase(), description]] : []
    })
  )
  ownNames.set(tree, names)
  return names
}

function startLarge(text: string, locale: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}
