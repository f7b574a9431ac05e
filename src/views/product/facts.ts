import { raisePowers } from '#lib/typography/raise-powers.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Prose } from '#tree/messages.ts'
import type { Product } from '#tree/product.ts'

/** A property of a product: what it is called, and one or more values. */
export type ProductFact = {
  term: Prose
  values: Prose[]
  /** The colour that the authority gives to a class of hazard. */
  colour?: string
}

type Definition = {
  term: MessageKey
  values: (product: Product, tree: Tree) => Prose[]
  colour?: (product: Product) => string | undefined
}

/** Every property that a product may have, as content states it. */
const definitions = {
  activeIngredients: {
    term: 'product.activeIngredients',
    values: ({ activeIngredients }) => proseOf(activeIngredients.map(({ name }) => name))
  },
  composition: {
    term: 'product.composition',
    values: ({ composition }) => proseOf([composition && raisePowers(composition)])
  },
  formulation: {
    term: 'product.formulationType',
    values: (product, tree) =>
      proseOf([formulationsOf(product, tree).join(FORMULATION_SEPARATOR) || undefined])
  },
  concentration: {
    term: 'product.concentration',
    values: ({ concentration }) => proseOf([concentration && raisePowers(concentration)])
  },
  toxicologicalClass: {
    term: 'product.toxicologicalClass',
    values: ({ toxicologicalClass }) => proseOf([toxicologicalClass?.description]),
    colour: ({ toxicologicalClass }) => toxicologicalClass?.colour
  },
  registrationNumber: {
    term: 'product.registrationNumber',
    values: ({ registrationNumber }) => proseOf([registrationNumber])
  },
  packs: { term: 'product.packs', values: ({ packs }) => proseOf(packs) },
  calibre: { term: 'product.calibre', values: ({ calibre }) => proseOf(calibre) },
  benefits: { term: 'product.benefits', values: ({ benefits }) => proseOf(benefits) }
} as const satisfies Record<string, Definition>

export type FactName = keyof typeof definitions

/** The named facts that the product has, in the order asked for. */
export function productFacts(
  tree: Tree,
  product: Product,
  names: readonly FactName[]
): ProductFact[] {
  return names
    .map(name => {
      const { term, values, colour }: Definition = definitions[name]
      return { term: tree.words(term), values: values(product, tree), colour: colour?.(product) }
    })
    .filter(({ values }) => values.length > 0)
}

/** A co-pack holds each of its formulations. */
export const FORMULATION_SEPARATOR = ' + '

/** `SC: Suspension concentrate`. */
export function formulationsOf({ formulations }: Product, tree: Tree): string[] {
  return formulations.map(({ id, name }) => tree.t('product.formulationOf', { code: id, name }))
}

function proseOf(texts: readonly (string | undefined)[]): Prose[] {
  return texts.flatMap(text => (text === undefined ? [] : [{ text }]))
}
