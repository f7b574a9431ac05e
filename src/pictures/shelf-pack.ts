import { familyColours, familyOf } from './art/colour/families.ts'
import { fittingSize } from './art/packs/fitting-size.ts'
import { packKindOf } from './art/packs/pack-kind.ts'
import { shapes } from './art/packs/shapes.ts'
import { shelfPack } from './art/packs/shelf-pack.ts'
import { type Picture, drawing } from './drawing.ts'

type PackOf = {
  /** The product's id. */
  seed: string
  familyId: string
  /** The international code of the formulation. */
  formulation: string
  name?: string
}

/** Text on a pack, in the units of its drawing. */
export type Lettering = { text: string; x: number; y: number; size: number }

/** A pack without its text, which needs the page's fonts and is set over it. */
export type ShelfPack = { picture: Picture; colour: string; lettering: Lettering[] }

/** The pack of a product, in its family's colour, with its own land. */
export function shelfPackOf({ seed, familyId, formulation, name }: PackOf): ShelfPack {
  const kind = packKindOf(formulation)
  const { width, height, label } = shapes[kind]
  const family = Number(familyId)
  return {
    picture: drawing(`shelf-${seed}-${kind}-${familyId}`, { width, height }, () =>
      shelfPack({ seed, kind, familyId: family })
    ),
    colour: familyColours[familyOf(family)].lettering,
    lettering: name ? letter(name, label) : []
  }
}

/** The name as large as fits; the strength after its first figure is small at the bottom of the label. */
function letter(
  name: string,
  { left, right, top, land, band }: (typeof shapes)['box']['label']
): Lettering[] {
  const [, brand = name, strength] = /^(\D+?)\s+(\d.*)$/.exec(name) ?? []
  const size = fittingSize(brand, right - left - 18, Math.round(band * 0.72))
  const bottom = top + land
  const title = { text: brand, x: left + 9, y: bottom + Math.round(size * 0.6) - 2, size }
  if (!strength) return [title]
  return [title, { text: strength, x: left + 10, y: bottom + band - 9, size: 19 }]
}
