import { striped } from '#art/base/lean.ts'
import { idOf } from '#art/base/random.ts'
import { nest, svg } from '#art/base/svg.ts'
import { familyPalette } from '#art/colour/family-palette.ts'
import { familyColours, familyOf } from '#art/colour/families.ts'
import { fields } from '#art/fields.ts'
import { fittingSize, letters } from './lettering.ts'
import { shapes } from './shapes.ts'
import type { SceneName } from '#art/scenes/scenes.ts'
import type { PackKind } from './pack-kind.ts'
import type { Shape } from './shapes.ts'

export type ShelfPackOptions = {
  /** The product's id. */
  seed: string
  kind: PackKind
  familyId: number
  /** Missing in files, which cannot use the page's fonts. */
  name?: string
  /** Strength and formulation, smaller. */
  subtitle?: string
}

const sceneOf: Partial<Record<PackKind, SceneName>> = { can: 'strips', bag: 'contour' }

/** A pack for the shelf: the product's land, then the family's colour with stripes, then the name. */
export function shelfPack(options: ShelfPackOptions): string {
  const { seed, kind, familyId } = options
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
    `<clipPath id="${id}"><path d="M${left} ${top}h${width}v${land}h-${width}z"/></clipPath>${shape.body}<g clip-path="url(#${id})">${nest(drawing, { x: left, y: top, width, height: land })}<path fill="${ground}" d="${plate}"/></g><path fill="${ground}" d="M${left} ${bottom - 1}h${width}v${band + 1}h-${width}z"/>${shape.shade}${lettering(options, shape)}`
  )
}

function lettering({ name, subtitle, familyId, kind }: ShelfPackOptions, { label }: Shape): string {
  if (!name) return ''
  const { left, right, top, land, band } = label
  const { lettering: colour } = familyColours[familyOf(familyId)]
  const bottom = top + land
  const size = fittingSize(name, right - left - 18, Math.round(band * 0.72))
  const title = {
    text: name,
    x: left + 9,
    y: bottom + Math.round(size * 0.6) - 2,
    size,
    weight: 800,
    colour
  }
  const small = {
    x: left + 10,
    y: bottom + band - 9,
    size: kind === 'sachet' ? 15 : 19,
    weight: 600,
    colour
  }
  return letters(title) + (subtitle ? letters({ text: subtitle, ...small }) : '')
}
