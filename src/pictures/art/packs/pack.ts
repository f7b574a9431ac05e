import { leanOver } from '#art/base/lean.ts'
import { idOf } from '#art/base/random.ts'
import { nest, svg } from '#art/base/svg.ts'
import { familyPalette } from '#art/colour/family-palette.ts'
import { familyColours, familyOf } from '#art/colour/families.ts'
import { fields } from '#art/fields.ts'
import type { PackKind } from './pack-kind.ts'

export type PackOptions = {
  /** The product's id. */
  seed: string
  kind: PackKind
  familyId: number
}

const LIQUID = `<path fill="#123528" d="M108 6h84v58h-84z"/><path fill="#0c2a1f" d="M108 6h12v58h-12zm22 0h4v58h-4zm18 0h4v58h-4zm18 0h4v58h-4zm18 0h8v58h-8z"/><path fill="#f4f2e6" d="M116 64h68v14c0 20 76 22 76 66v252c0 14-8 22-22 22H62c-14 0-22-8-22-22V144c0-44 76-46 76-66z"/><path fill="#10211a" fill-opacity=".09" d="M184 64v14c0 20 76 22 76 66v252c0 14-8 22-22 22h-22c14 0 20-8 20-22V150c0-44-70-50-70-72V64z"/>`
const SOLID = `<path fill="#f4f2e6" d="M40 40h220l8 24-6 330 6 24H32l6-24-6-330z"/><path fill="#10211a" fill-opacity=".1" d="M40 40h220l3 9H37zM34 400h232l2 18H32z"/><path stroke="#10211a" stroke-opacity=".35" stroke-width="2" stroke-dasharray="9 6" d="M40 58h220"/>`
const LAND = { x: 40, y: 170, width: 220, height: 120 }

/**
 * The large drawing on a product's page without a photograph: a bottle or a bag with the product's land on its label.
 * The page sets the text of the label over it.
 */
export function pack({ seed, kind, familyId }: PackOptions): string {
  const isLiquid = kind === 'bottle' || kind === 'can'
  const { ground } = familyColours[familyOf(familyId)]
  const land = fields({
    seed,
    scene: 'bocage',
    palette: familyPalette(familyId),
    width: LAND.width,
    height: LAND.height,
    scale: 0.34,
    detail: 1
  })
  const id = idOf('pack', seed, kind)
  const slope = leanOver(40)
  const plate = `M40 250h190l-${slope} 40h42v90H40z`
  return svg(
    { width: 300, height: 424 },
    `<clipPath id="${id}"><path d="M40 170h220v210H40z"/></clipPath>${isLiquid ? LIQUID : SOLID}<g clip-path="url(#${id})">${nest(land, LAND)}<path fill="${ground}" d="${plate}"/></g><path fill="#10211a" fill-opacity=".08" d="M236 170h24v210h-24z"/>`
  )
}
