import { readSettings } from '#config/settings.ts'
import type { B2bProduct } from '#contract/product.ts'
import type { Tree } from '#tree/build-tree.ts'
import { byCategory } from './by-category.ts'
import { familyIdOf } from './families.ts'
import { headOf } from './head.ts'

/** A product that is registered for supply to other companies. */
export type B2bRow = {
  name: string
  activeIngredient?: string
  category?: string
  registrationNumber?: string
}

/** The product commerce table of one country. */
export function b2bListView(tree: Tree, id = '') {
  const country = tree.countries().find(country => country.id === id)?.name
  const rows = (tree.catalogue().b2bProducts[id] ?? []).map(b2bRow)
  return {
    head: headOf(tree, 'productB2bList', { id, values: { country: country ?? '' } }),
    headline:
      country === undefined
        ? tree.words('productB2bList.hero.headlineDefault')
        : tree.words('productB2bList.hero.headline', { country }),
    contact: {
      href: tree.href('productB2bContact', id),
      words:
        country === undefined
          ? tree.words('nav.contact')
          : tree.words('productB2bList.hero.button', { country })
    },
    count: rows.length,
    categories: byCategory(rows).map(({ anchor, name, rows }) => ({
      id: familyIdOf(tree, name),
      anchor,
      name,
      count: rows.length,
      rows
    }))
  }
}

export type B2bListView = ReturnType<typeof b2bListView>

/** Where one country can be written to; without a public BFF there is no form to send. */
export function b2bContactView(tree: Tree, id = '') {
  const country = tree.countries().find(country => country.id === id)
  const { publicBffUrl } = readSettings()
  return {
    head: headOf(tree, 'productB2bContact', { id, values: { country: country?.name ?? '' } }),
    headline: country
      ? tree.words('productB2bContact.hero.headline', { country: country.name })
      : tree.words('productB2bContact.hero.headlineDefault'),
    countryId: id,
    action: publicBffUrl && `${publicBffUrl}/contact/${encodeURIComponent(id)}`,
    regions: tree.content.regions[id] ?? [],
    list:
      country?.type === 'product_commercialization'
        ? {
            href: tree.href('productB2bList', id),
            words: tree.words('productB2bContact.listLink', { country: country.name })
          }
        : undefined
  }
}

function b2bRow(product: B2bProduct): B2bRow {
  return {
    name: product.product_name,
    activeIngredient: product.active_ingredient,
    category: product.category,
    registrationNumber: product.reg_no
  }
}
