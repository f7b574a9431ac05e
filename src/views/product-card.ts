import { printFact } from '#lib/print-fact.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Prose } from '#tree/messages.ts'
import type { Named, Product } from '#tree/product.ts'
import { listInLine, listText } from './list-text.ts'
import { byWish } from './problem-kind.ts'

/** A product in a list: all that tells it from the next one, each fact in one line. */
export type ProductCard = {
  id: string
  href: string
  name: string
  /** The composition, which says how strong each active ingredient is, else their names. */
  ingredients?: string
  crops?: string
  problematics?: string
  /** What a card says of crops, problems and packs; of long lists the first few, and how many more. */
  uses: { term: Prose; text: string; more?: Prose }[]
  /** Shown as codes, which their names explain. */
  formulations: Named[]
  toxicologicalClass?: string
  resistance?: string
  registrationNumber?: string
  registration?: Prose
}

/** So many names of crops or problems fit a card in two lines. */
const SHOWN = 4

export function productCard(tree: Tree, product: Product): ProductCard {
  const { id, href, name, composition, activeIngredients, crops, problematics, packs } = product
  const { formulations, toxicologicalClass, resistanceGroups, registrationNumber } = product
  const { problems, effects } = byWish(problematics)
  const text = (names: readonly Named[]) => joined(tree, namesOf(names))
  return {
    id,
    href,
    name,
    ingredients: composition ? printFact(composition) : text(activeIngredients),
    crops: text(crops),
    problematics: text(problematics),
    uses: [
      firstFew(tree, tree.words('productList.card.crops'), namesOf(crops)),
      firstFew(tree, tree.words('productList.card.controls'), namesOf(problems)),
      firstFew(tree, tree.words('product.effects'), namesOf(effects)),
      { term: tree.words('productList.card.packs'), text: listInLine(tree, packs) }
    ].filter(({ text }) => text !== ''),
    formulations,
    toxicologicalClass: toxicologicalClass && printFact(toxicologicalClass.description),
    resistance: resistanceText(resistanceGroups),
    registrationNumber,
    registration:
      registrationNumber === undefined
        ? undefined
        : tree.words('productList.card.registration', { number: registrationNumber })
  }
}

/** `FRAC 11 + 3`: the scheme once where all groups are of it. */
export function resistanceText(groups: Product['resistanceGroups']): string | undefined {
  const bySchemes = Map.groupBy(groups, ({ scheme }) => scheme)
  const texts = [...bySchemes].map(
    ([scheme, own]) => `${scheme} ${own.map(({ code }) => code).join(' + ')}`
  )
  return texts.length > 0 ? texts.join(' + ') : undefined
}

function firstFew(tree: Tree, term: Prose, names: readonly string[]) {
  const count = names.length - SHOWN
  return {
    term,
    text: listInLine(tree, names.slice(0, SHOWN)),
    more: count > 0 ? tree.words('productList.card.more', { count }) : undefined
  }
}

function joined(tree: Tree, names: readonly string[]): string | undefined {
  return names.length > 0 ? listText(tree, names) : undefined
}

const namesOf = (named: readonly Named[]) => named.map(({ name }) => name)
