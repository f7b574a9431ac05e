import { markShapes } from './art/brand/mark.ts'
import { svg } from './art/base/svg.ts'
import { SPRUCE } from '#lib/colours.ts'
import type { Mark } from '#lib/mark.ts'
import { drawing, type Picture } from './drawing.ts'

const SIDE = 512

/** A brand's mark alone, in one colour on no background, to print. */
export function markToPrint(mark: Mark): Picture {
  const size = { width: SIDE, height: SIDE }
  const draw = () => svg(size, markShapes(mark, { x: 0, y: 0, side: SIDE, colour: SPRUCE }))
  return drawing('mark', size, draw, mark)
}
