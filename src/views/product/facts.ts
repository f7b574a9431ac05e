import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import type { Product } from '#tree/product.ts'
import { listHref } from '#views/finder/list-address.ts'
import { packText, tradeName } from '#views/text/trade-name.ts'

/** A property of a product: its name, and one or more values. */
export type ProductFact = {
  term: LocalizedText
  values: LocalizedText[]
  /** The colour that the authority assigns to a class of hazard. */
  colour?: string
  /** The list of all products with this value. */
  href?: string
}

type Definition = {
  term: MessageKey
  /** The name of a single value. */
  termOfOne?: MessageKey
  values: (product: Product, tree: Tree) => LocalizedText[]
  colour?: (product: Product) => string | undefined
  href?: (product: Product, tree: Tree) => string | undefined
}

/** Every property that a product may have, as content states it. */
const definitions = {
  activeIngredients: {
    term: 'product.activeIngredients',
    termOfOne: 'filters.facets.activeIngredient',
    values: ({ activeIngredients }) => textsOf(activeIngredients.map(({ name }) => name))
  },
  composition: {
    term: 'product.composition',
    values: ({ composition }, tree) => textsOf([composition && tradeName(tree, composition)])
  },
  formulation: {
    term: 'product.formulationType',
    values: (product, tree) =>
      textsOf([formulationsOf(product, tree).join(FORMULATION_SEPARATOR) || undefined])
  },
  concentration: {
    term: 'product.concentration',
    values: ({ concentration }, tree) => textsOf([concentration && tradeName(tree, concentration)])
  },
  toxicologicalClass: {
    term: 'product.toxicologicalClass',
    values: ({ toxicologicalClass }) => textsOf([toxicologicalClass?.description]),
    colour: ({ toxicologicalClass }) => toxicologicalClass?.colour,
    href: ({ toxicologicalClass }, tree) =>
      toxicologicalClass && listHref(tree, 'class', toxicologicalClass.id)
  },
  registrationNumber: {
    term: 'product.registrationNumber',
    values: ({ registrationNumber }) => textsOf([registrationNumber])
  },
  packs: {
    term: 'product.packs',
    values: ({ packs }, tree) => textsOf(packs.map(pack => packText(tree, pack)))
  },
  calibre: { term: 'product.calibre', values: ({ calibre }) => textsOf(calibre) },
  benefits: { term: 'product.benefits', values: ({ benefits }) => textsOf(benefits) }
} as const satisfies Record<string, Definition>

export type FactName = keyof typeof definitions

/** The named properties that the product has, in the given order. */
export function productFacts(
  tree: Tree,
  product: Product,
  names: readonly FactName[]
): ProductFact[] {
  return names
    .map(name => {
      const { term, termOfOne = term, values, colour, href }: Definition = definitions[name]
      const stated = values(product, tree)
      const words = tree.words(stated.length === 1 ? termOfOne : term)
      return { term: words, values: stated, colour: colour?.(product), href: href?.(product, tree) }
    })
    .filter(({ values }) => values.length > 0)
}

/** A co-pack contains several formulations. */
export const FORMULATION_SEPARATOR = ' + '

/** `SC: Suspension concentrate`. */
export function formulationsOf({ formulations }: Product, tree: Tree): string[] {
  return formulations.map(({ id, name }) => tree.t('product.formulationOf', { code: id, name }))
}

function textsOf(texts: readonly (string | undefined)[]): LocalizedText[] {
  return texts.flatMap(text => (text === undefined ? [] : [{ text }]))
}
