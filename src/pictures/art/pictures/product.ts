import { familyPalette } from '#art/colour/family-palette.ts'
import { hash } from '#art/base/random.ts'
import { fields } from '#art/fields.ts'
import type { SceneName } from '#art/scenes/scenes.ts'

type Product = { id: string; familyId: number }

/** All landscapes but the steppe, whose blocks are too large for a card. */
const productScenes: readonly SceneName[] = [
  'bocage',
  'strips',
  'contour',
  'paddies',
  'township',
  'groves',
  'longlots',
  'terraces'
]

/** A product has the same land everywhere; only the scale differs. */
export function productScene(id: string): SceneName {
  return productScenes[hash(`product/${id}`) % productScenes.length] ?? 'bocage'
}

/** The top of a product's card. */
export function productCard({ id, familyId }: Product): string {
  const land = { seed: `product/${id}`, scene: productScene(id), palette: familyPalette(familyId) }
  return fields({ ...land, width: 320, height: 96, scale: 0.5, detail: 1 })
}

/** The land beside a product's name at the head of its page. */
export function productHero({ id, familyId }: Product): string {
  const land = { seed: `product/${id}`, scene: productScene(id), palette: familyPalette(familyId) }
  return fields({ ...land, width: 1100, height: 900 })
}
