import { numbers, rounded } from '#art/base/path.ts'
import { mix } from '#art/colour/oklch.ts'
import { POPPY } from '#lib/colours.ts'
import type { Farmstead } from '#art/fields/land.ts'
import type { Sheet } from '#art/fields/sheet.ts'

/** A house and a barn round a yard, half of the barns with a poppy roof. */
export function farmsteads(sheet: Sheet, places: readonly Farmstead[]): string {
  const { palette, scale } = sheet
  const { chance } = sheet.random('roofs')
  const shadedRoof = mix(palette.roof, palette.deep, 0.22)
  return places
    .map(({ at, degrees }) => {
      const barn = chance(0.5) ? POPPY : palette.roof
      return `<g transform="translate(${numbers(rounded(at))})rotate(${Math.round(degrees)})scale(${scale})"><path fill="${palette.deep}" fill-opacity=".3" d="M3 4h26v13H3zm-19-12h13v22h-13z"/><path fill="${palette.roof}" d="M0 0h26v13H0z"/><path fill="${shadedRoof}" d="M0 6h26v7H0z"/><path fill="${barn}" d="M-19-12h13v22h-13z"/></g>`
    })
    .join('')
}
