import { hashedFile } from '#assets/hashed-file.ts'
import { packLabel } from '#pictures/pack-label.ts'
import { packPicture } from '#pictures/product.ts'
import { openDataHref } from '#routes/open-data.ts'
import type { ComparedFact } from '#search/comparison.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Product } from '#tree/product.ts'
import { headOf } from './head.ts'
import { listText } from './list-text.ts'
import { packOf } from './product.ts'

const factLabels: Record<ComparedFact, MessageKey> = {
  activeIngredients: 'product.activeIngredients',
  resistanceGroups: 'product.resistanceGroup',
  modeOfAction: 'product.modeOfAction',
  problems: 'product.problematics',
  crops: 'product.crops',
  toxicologicalClass: 'product.toxicologicalClass',
  formulation: 'product.formulationType',
  packs: 'product.packs',
  registrationNumber: 'product.registrationNumber'
}

const otherLabels = {
  caption: 'compare.open',
  property: 'compare.property',
  differs: 'compare.differs',
  remove: 'compare.remove',
  notListed: 'compare.notListed',
  notStated: 'product.doses.notStated',
  uses: 'product.doses.title',
  water: 'product.doses.water',
  interval: 'product.doses.interval',
  daysToHarvest: 'product.doses.daysToHarvest',
  maxApplications: 'product.doses.maxApplications',
  notFound: 'compare.notFound',
  notShown: 'compare.notShown',
  full: 'compare.full'
} as const satisfies Record<string, MessageKey>

/** The page that compares: what the browser needs to draw the products that its address names. */
export function compareView(tree: Tree) {
  const { products } = tree.catalogue()
  const keys = Object.entries({ ...factLabels, ...otherLabels })
  return {
    head: headOf(tree, 'compare'),
    list: { href: tree.href('productList'), words: tree.words('compare.emptyButton') },
    data: {
      'data-catalogue': openDataHref('json', tree.prefix),
      'data-packs': packsFile(products),
      'data-labels': JSON.stringify({
        ...Object.fromEntries(keys.map(([name, key]) => [name, tree.words(key)])),
        days: intervalsOf(tree, products)
      }),
      'data-comma': listText(tree, ['', ''])
    }
  }
}

/** Every interval that a dose states, in words: which plural a number takes is known here. */
function intervalsOf(tree: Tree, products: readonly Product[]) {
  const stated = products.flatMap(({ doses }) => doses.flatMap(dose => dose.interval_days ?? []))
  return Object.fromEntries(
    [...new Set(stated)].map(count => [count, tree.words('product.doses.days', { count })])
  )
}

/** The pictures of all packs by product: the open data has none, for drawings are no facts. */
function packsFile(products: readonly Product[]): string {
  const packs = products.map(product => {
    const { id, family, image } = product
    const { formulation, label } = packOf(product)
    if (image !== undefined) return [id, { src: image }]
    return [id, { src: packPicture(id, family.id, formulation).src, label: packLabel(label) }]
  })
  return hashedFile('packs', 'json', JSON.stringify(Object.fromEntries(packs)))
}

export type CompareView = ReturnType<typeof compareView>
