import { seedbed } from './art/rows/seedbed.ts'
import { drawing, type Picture } from './drawing.ts'

/** The company's registrations as dots in rows of 140, or of 70 for narrow screens; the newest are marked. */
export function registrations(total: number, fresh: number, columns: 70 | 140): Picture {
  const size = { width: columns * 10, height: Math.ceil(total / columns) * 10 }
  return drawing(`registrations-${total}-${fresh}`, size, () => seedbed({ total, fresh, columns }))
}
