import { seedbed } from '#art/rows/seedbed.ts'
import { drawing, type Picture } from './drawing.ts'

/** As many as the message `home.facts.alt` says. */
const REGISTRATIONS = { total: 7000, fresh: 1200 }

/** Every registration the company holds: a dot in rows of 140, or of 70 for narrow screens. */
export function registrations(columns: 70 | 140): Picture {
  const size = { width: columns * 10, height: (REGISTRATIONS.total / columns) * 10 }
  return drawing('registrations', size, () => seedbed({ ...REGISTRATIONS, columns }))
}
