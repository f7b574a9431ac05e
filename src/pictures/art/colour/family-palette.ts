import { familyColours, familyOf } from './families.ts'
import { fromOklch, mix, toOklch } from './oklch.ts'
import { crop, type Palette } from './palette.ts'

/** A family's land: two thirds of the parcels have its colour; straw, leaf and soil keep it farmland. */
export function familyPalette(familyId: number): Palette {
  const { ground } = familyColours[familyOf(familyId)]
  const { lightness, chroma, hue } = toOklch(ground)
  const tint = (light: number, strength = 1, turn = 0) =>
    fromOklch({ lightness: light, chroma: chroma * strength, hue: hue + turn })
  return {
    verge: mix(tint(0.86, 0.5), '#d8d9a8', 0.45),
    road: '#f4efdc',
    deep: fromOklch({ lightness: 0.27, chroma: Math.min(chroma, 0.08), hue }),
    tree: fromOklch({ lightness: 0.34, chroma: Math.min(chroma, 0.07), hue: hue * 0.4 + 90 }),
    treeTop: '#2f6a41',
    water: '#86c3ce',
    bank: '#ebe3bd',
    roof: '#faf6ea',
    crops: [
      crop(ground, 'rows', 8),
      crop(tint(Math.min(0.8, lightness + 0.1)), 'rows', 7),
      crop(tint(Math.max(0.32, lightness - 0.1)), 'furrow', 9),
      crop(tint(0.88, 0.55), 'tramlines', 24),
      crop('#e8d699', 'rows', 6),
      crop('#7fae55', 'rows', 8),
      crop(tint(Math.min(0.86, lightness + 0.2), 0.85, 8), 'plain'),
      crop('#8a6145', 'furrow', 8),
      crop(tint(Math.max(0.3, lightness - 0.04), 0.9, -10), 'dots', 13),
      crop('#3f7f4b', 'rows', 9)
    ]
  }
}
