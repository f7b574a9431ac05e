import { withUnitsOf } from '../data-source/unit-symbols.ts'
import type { Entry, GlobalRow } from '../data-source/types.ts'
import { textIn } from '../data-source/localise.ts'

type Row = Pick<GlobalRow, 'product_name' | 'active_ingredient'>

/** The languages of the demo that write a decimal comma. */
const WITH_COMMA = new Set(['por', 'rus', 'ind'])

/**
 * The name of a product without a brand, `Abamectin 18 g/L + matrine 3 g/L EC`, in a language: its ingredients, decimals
 * and units are written as there. The code of its formulation is international. `ingredients`: by their names in lower
 * case. A name that does not begin each part with its ingredient is unchanged.
 */
export function productNameIn(
  lang: string,
  { product_name, active_ingredient }: Row,
  ingredients: ReadonlyMap<string, Entry>
): string {
  const parts = product_name.split(' + ')
  const names = active_ingredient.split(' + ')
  const own = parts.flatMap((part, at) => {
    const name = names[at]?.toLowerCase() ?? ''
    const text = textIn(ingredients.get(name)?.description, lang)
    return text && part.toLowerCase().startsWith(name) ? [text + part.slice(name.length)] : []
  })
  if (own.length < names.length || own.length < parts.length) return product_name
  const measured = withUnitsOf(own.join(' + '), lang)
  const text = WITH_COMMA.has(lang) ? measured.replace(/(?<=\d)\.(?=\d)/g, ',') : measured
  return text.charAt(0).toUpperCase() + text.slice(1)
}
