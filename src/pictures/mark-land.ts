import { isPicture, type Mark } from '#lib/mark.ts'
import { landInMark } from './art/brand/land-in-mark.ts'
import { familyPalette } from './art/colour/family-palette.ts'
import { type Picture, drawing } from './drawing.ts'

/** The land of a family inside the shapes of the mark, or inside a disc where the mark has no shapes. */
export function markLandOf(familyId: string, mark?: Mark): Picture {
  const shapes = mark && !isPicture(mark) ? mark : undefined
  const draw = () => landInMark('bio', familyPalette(Number(familyId)), shapes)
  return drawing(`mark-land-${familyId}`, { width: 900, height: 900 }, draw, shapes)
}
