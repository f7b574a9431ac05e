import { markShapes } from './art/brand/mark.ts'
import { svg } from './art/base/svg.ts'
import { SPRUCE } from '#lib/colours.ts'
import type { Mark } from '#lib/mark.ts'
import { drawing, type Picture } from './drawing.ts'
import { canOutline, lineWidth, outlined } from './lettering/outlines.ts'

const SIDE = 512
/** The name beside the mark, in proportion as in the header: its em, its baseline and the space before it. */
const NAME = { size: SIDE, y: 0.8 * SIDE, gap: 0.27 * SIDE }

/** A brand's mark alone, in one colour on no background, to print. */
export function markToPrint(mark: Mark): Picture {
  const size = { width: SIDE, height: SIDE }
  const draw = () => svg(size, markShapes(mark, { x: 0, y: 0, side: SIDE, colour: SPRUCE }))
  return drawing('mark', size, draw, mark)
}

/** The mark with the name beside it; nothing for a name with letters that cannot be outlined. */
export function logoToPrint({ name, mark }: { name: string; mark: Mark }): Picture | undefined {
  if (!canOutline(name)) return undefined
  const x = SIDE + NAME.gap
  const size = { width: Math.ceil(x + lineWidth(name) * NAME.size), height: SIDE }
  const draw = () => {
    const letters = outlined(name, { x, y: NAME.y, size: NAME.size })
    const shapes = markShapes(mark, { x: 0, y: 0, side: SIDE, colour: SPRUCE })
    return svg(size, `${shapes}<g fill="${SPRUCE}">${letters}</g>`)
  }
  return drawing('logo', size, draw, [name, mark])
}
