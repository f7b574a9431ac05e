import { striped } from '#art/base/lean.ts'
import { idOf } from '#art/base/random.ts'
import { nest, svg } from '#art/base/svg.ts'
import { familyPalette } from '#art/colour/family-palette.ts'
import { familyColours, familyOf } from '#art/colour/families.ts'
import { fields } from '#art/fields.ts'
import { shapes } from './shapes.ts'
import type { SceneName } from '#art/scenes/scenes.ts'
import type { PackOptions } from './pack.ts'
import type { PackKind } from './pack-kind.ts'

const sceneOf: Partial<Record<PackKind, SceneName>> = { can: 'strips', bag: 'contour' }

/** A pack for the shelf: the product's land, and below it the family's colour with stripes, for the name. */
export function shelfPack({ seed, kind, familyId }: PackOptions): string {
  const shape = shapes[kind]
  const { left, right, top, land, band } = shape.label
  const { ground } = familyColours[familyOf(familyId)]
  const id = idOf('shelf', seed, kind, familyId)
  const [width, bottom] = [right - left, top + land]
  const drawing = fields({
    seed,
    scene: sceneOf[kind] ?? 'bocage',
    palette: familyPalette(familyId),
    width,
    height: land,
    scale: 0.42,
    detail: 0
  })
  const end = left + Math.round(width / 2)
  const plate = striped({ left, right: end, top: top + Math.round(land / 2), bottom }, 10)
  return svg(
    shape,
    `<clipPath id="${id}"><path d="M${left} ${top}h${width}v${land}h-${width}z"/></clipPath>${shape.body}<g clip-path="url(#${id})">${nest(drawing, { x: left, y: top, width, height: land })}<path fill="${ground}" d="${plate}"/></g><path fill="${ground}" d="M${left} ${bottom - 1}h${width}v${band + 1}h-${width}z"/>${shape.shade}`
  )
}
