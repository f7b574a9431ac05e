import { hash } from './art/base/random.ts'
import { familyPalette } from './art/colour/family-palette.ts'
import { fields } from './art/fields.ts'
import { pack } from './art/packs/pack.ts'
import { packKindOf } from './art/packs/pack-kind.ts'
import type { SceneName } from './art/scenes/scenes.ts'
import { type Picture, drawing } from './drawing.ts'

const CARD = { width: 320, height: 96 }
const HEAD = { width: 1100, height: 900 }

/** All landscapes but the steppe, whose blocks are too large for a card. */
const scenes: readonly SceneName[] = [
  'bocage',
  'strips',
  'contour',
  'paddies',
  'township',
  'groves',
  'longlots',
  'terraces'
]

/** A product's land at the top of its card. */
export function cardLand(id: string, familyId: string): Picture {
  return drawing(`card-${id}-${familyId}`, CARD, () =>
    fields({ ...landOf(id, familyId), ...CARD, scale: 0.5, detail: 1 })
  )
}

/** The same land at a larger scale, at the head of its page. */
export function productLand(id: string, familyId: string): Picture {
  return drawing(`product-${id}-${familyId}`, HEAD, () =>
    fields({ ...landOf(id, familyId), ...HEAD })
  )
}

function landOf(id: string, familyId: string) {
  const seed = `product/${id}`
  const scene = scenes[hash(seed) % scenes.length] ?? 'bocage'
  return { seed, scene, palette: familyPalette(Number(familyId)) }
}

/** The pack of a product without a photograph; the page adds its name. */
export function packPicture(id: string, familyId: string, formulation = ''): Picture {
  const kind = packKindOf(formulation)
  return drawing(`pack-${id}-${familyId}-${kind}`, { width: 300, height: 424 }, () =>
    pack({ seed: id, kind, familyId: Number(familyId) })
  )
}
