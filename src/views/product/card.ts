import { printFact } from '#lib/print-fact.ts'
import { bindUnits } from '#lib/typography/bind-units.ts'
import { nameInList } from '#lib/typography/whole-name.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import type { Named, Product } from '#tree/product.ts'
import { listHref } from '#views/finder/list-address.ts'
import { packText, tradeName } from '#views/text/trade-name.ts'
import { listInLine } from '#views/text/list-text.ts'
import type { Link } from '#views/site/link.ts'
import { splitEffects } from './problem-kind.ts'
import { groupsHref, resistanceText } from './resistance.ts'

/** A product in a list: each fact that distinguishes it, in one line. */
export type ProductCard = {
  id: string
  href: string
  name: string
  /** The composition, which states the strength of each active ingredient; otherwise their names. */
  ingredients?: string
  crops?: string
  /** Names of all crops, problems and packs, because people look for a product by any of them. */
  uses: { term: LocalizedText; text: string }[]
  /** Shown as codes, explained by their names. */
  formulations: Named[]
  toxicologicalClass?: Link
  resistance?: Link
  registrationNumber?: string
  registration?: LocalizedText
}

export function productCard(tree: Tree, product: Product): ProductCard {
  const { id, href, name, composition, activeIngredients, crops, problematics, packs } = product
  const { formulations, toxicologicalClass, resistanceGroups, registrationNumber } = product
  const { problems, effects } = splitEffects(problematics)
  const text = (names: readonly Named[]) => joined(tree, namesOf(names))
  const use = (term: MessageKey, names: readonly string[]) => ({
    term: tree.words(term),
    text: listInLine(tree, names.map(nameInList))
  })
  return {
    id,
    href,
    name,
    ingredients: composition
      ? printFact(tradeName(tree, composition), tree.dir)
      : text(activeIngredients),
    crops: text(crops),
    uses: [
      use('productList.card.crops', namesOf(crops)),
      use('productList.card.controls', namesOf(problems)),
      use('product.effects', namesOf(effects)),
      use(
        'productList.card.packs',
        packs.map(pack => packText(tree, pack))
      )
    ].filter(({ text }) => text !== ''),
    formulations,
    toxicologicalClass: toxicologicalClass && {
      words: { text: printFact(toxicologicalClass.description, tree.dir) },
      href: listHref(tree, 'class', toxicologicalClass.id)
    },
    resistance: resistanceLink(tree, resistanceGroups),
    registrationNumber,
    registration:
      registrationNumber === undefined
        ? undefined
        : tree.words('productList.card.registration', { number: registrationNumber })
  }
}

/** The groups, with the list of the products that work alike. */
function resistanceLink(tree: Tree, groups: Product['resistanceGroups']): Link | undefined {
  const text = resistanceText(groups)
  return text === undefined
    ? undefined
    : { words: { text: bindUnits(text, tree.dir) }, href: groupsHref(tree, groups) }
}

function joined(tree: Tree, names: readonly string[]): string | undefined {
  return names.length > 0 ? listInLine(tree, names) : undefined
}

const namesOf = (named: readonly Named[]) => named.map(({ name }) => name)
