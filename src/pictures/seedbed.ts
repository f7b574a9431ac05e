import { seedbed } from './art/rows/seedbed.ts'
import { drawing, type Picture } from './drawing.ts'

/** Every registration the company holds, the newest apart: a dot in rows of 140, or of 70 for narrow screens. */
export function registrations(total: number, fresh: number, columns: 70 | 140): Picture {
  const size = { width: columns * 10, height: Math.ceil(total / columns) * 10 }
  return drawing(`registrations-${total}-${fresh}`, size, () => seedbed({ total, fresh, columns }))
}
