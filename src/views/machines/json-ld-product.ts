import type { Product as ProductRecord, PropertyValue } from 'schema-dts'
import type { Tree } from '#tree/build-tree.ts'
import { type Absolute, company } from './json-ld.ts'
import type { Head } from '#views/site/head.ts'
import { findOrThrow } from '#views/text/find-or-throw.ts'
import { useFacts } from '#views/product/product.ts'
import { sharedLink } from '#views/site/shared-link.ts'
import { type FactName, productFacts } from '#views/product/facts.ts'

const statedFacts: readonly FactName[] = ['activeIngredients', 'concentration', 'formulation']

/** A product as its page states it. There is no price and no rating. */
export function productJsonLd(tree: Tree, head: Head, absolute: Absolute) {
  const product = findOrThrow(tree.catalogue().products, head.id, 'product')
  const { name, description, family, image, registrationNumber } = product
  const url = absolute(product.href)
  const facts = [...productFacts(tree, product, statedFacts), ...useFacts(tree, product)]
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name,
    description: description?.text,
    image: absolute(image ?? sharedLink(tree, head).card.src),
    productID: product.id,
    identifier:
      registrationNumber === undefined
        ? undefined
        : property(tree.t('product.registrationNumber'), registrationNumber),
    brand: { '@type': 'Brand', name: tree.t('brand.name') },
    manufacturer: company(tree, absolute),
    category: family.name,
    additionalProperty: facts.map(({ term, values }) =>
      property(term.text, values.map(({ text }) => text).join(', '))
    )
  } as const satisfies ProductRecord
}

function property(name: string, value: string) {
  return { '@type': 'PropertyValue', name, value } as const satisfies PropertyValue
}
