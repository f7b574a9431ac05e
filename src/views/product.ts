import type { Tree } from '#tree/build-tree.ts'
import { headOf } from './head.ts'
import { lookUp } from './look-up.ts'
import { doseTable } from './product-doses.ts'
import { documentViews } from './product-documents.ts'
import { type FactName, productFacts } from './product-facts.ts'

const details: readonly FactName[] = [
  'activeIngredients',
  'composition',
  'formulation',
  'concentration',
  'toxicologicalClass',
  'registrationNumber',
  'packs',
  'crops',
  'problematics',
  'calibre',
  'benefits',
  'modeOfAction',
  'resistanceGroups'
]

export function productView(tree: Tree, id: string | undefined) {
  const product = lookUp(tree.catalogue().products, id, 'product')
  const { name, family, description, keywords, image, content, resistanceGroups } = product
  return {
    head: headOf(tree, 'product', {
      id: product.id,
      values: { product: name, description: description ?? '', keywords: keywords ?? '' }
    }),
    name,
    family: family.name,
    description,
    image,
    contact: {
      href: `${tree.href('contact')}?${new URLSearchParams({ product: product.id }).toString()}`,
      words: tree.words('product.contactUs')
    },
    facts: productFacts(tree, product, details),
    isRotated: resistanceGroups.length > 0,
    doses: doseTable(tree, product),
    documents: documentViews(tree, product),
    content
  }
}

export type ProductView = ReturnType<typeof productView>
