import { pack } from './art/packs/pack.ts'
import { packKindOf } from './art/packs/pack-kind.ts'
import { familyBar } from './art/pictures/family.ts'
import { productCard, productHero } from './art/pictures/product.ts'
import { type Picture, drawing } from './drawing.ts'

/** A product's land at the top of its card. */
export function cardLand(id: string, familyId: string): Picture {
  return drawing(`card-${id}-${familyId}`, { width: 320, height: 96 }, () =>
    productCard({ id, familyId: Number(familyId) })
  )
}

/** The same land at a larger scale, at the head of its page. */
export function productLand(id: string, familyId: string): Picture {
  return drawing(`product-${id}-${familyId}`, { width: 1100, height: 900 }, () =>
    productHero({ id, familyId: Number(familyId) })
  )
}

/** The pack of a product without a photograph; the page adds its name. */
export function packPicture(id: string, familyId: string, formulation = ''): Picture {
  const kind = packKindOf(formulation)
  return drawing(`pack-${id}-${familyId}-${kind}`, { width: 300, height: 424 }, () =>
    pack({ seed: id, kind, familyId: Number(familyId) })
  )
}

/** The land of a family, for its bar in the portfolio. */
export function barLand(familyId: string): Picture {
  return drawing(`bar-${familyId}`, { width: 520, height: 140 }, () => familyBar(Number(familyId)))
}
