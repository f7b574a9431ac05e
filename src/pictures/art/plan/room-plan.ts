import { idOf } from '#art/base/random.ts'
import { nest, svg } from '#art/base/svg.ts'
import { seasons } from '#art/colour/seasons.ts'
import { fields } from '#art/fields.ts'
import { INK } from '#lib/colours.ts'
import { furniture } from './furniture.ts'

const SIZE = { width: 1280, height: 620 }
const VIEW = { x: 24, y: 24, width: 1232, height: 82 }

const WALLS = `<path stroke-width="9" d="M24 106v490h810m96 0h326V106"/><path stroke-width="3" d="M24 106h1232M24 100h1232"/>`
// Not below the table, under which the page writes its size.
const DOOR = `<path stroke-dasharray="5 5" d="M834 596v-96a96 96 0 0 1 96 96"/><path stroke-width="3" d="M834 500v96"/>`
const MEASURE = `<path stroke-width="1.5" d="M288 446h534m-534-8v16m534-16v16"/>`

/** The design studio in plan, in ink, with the fields outside its window. The page adds the numbered pins. */
export function roomPlan(seed: string): string {
  const id = idOf('room', seed)
  const view = fields({
    seed,
    scene: 'township',
    palette: seasons.midsummer,
    width: VIEW.width,
    height: VIEW.height,
    scale: 0.5,
    detail: 1
  })
  return svg(
    SIZE,
    `${nest(view, VIEW)}<g fill="none" stroke="${INK}" stroke-width="2">${WALLS}${DOOR}${furniture(id)}${MEASURE}</g>`
  )
}
