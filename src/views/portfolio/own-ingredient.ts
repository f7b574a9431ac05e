import { oncePer } from '#lib/once-per.ts'
import type { Tree } from '#tree/build-tree.ts'
import { mixtureText } from '#views/text/list-text.ts'
import { startLarge } from '#views/text/start-large.ts'

/**
 * An active ingredient, or a mixture such as `Acetochlor + atrazine`, in the tree's language. The tables of supplied
 * products name them in English, but the tree's lists may have better names. A mixture with an unknown part is
 * unchanged.
 */
export function ownIngredient(tree: Tree, text = ''): string | undefined {
  const names = ownNames(tree)
  const parts = text.split(' + ')
  const own = parts.flatMap(name => names.get(name.toLowerCase()) ?? [])
  if (own.length < parts.length) return text || undefined
  return startLarge(mixtureText(own), tree.locale)
}

/** The tree's names of active ingredients by their English names, in lower case. */
const ownNames = oncePer(({ content, englishName }: Tree): ReadonlyMap<string, string> => {
  const named = content.activeIngredients.flatMap(({ id, description }) => {
    const english = englishName('ingredient', id)
    return english ? [[english.toLowerCase(), description] as const] : []
  })
  return new Map(named)
})
