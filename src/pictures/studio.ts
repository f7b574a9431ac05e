import { seasons } from './art/colour/seasons.ts'
import { fields } from './art/fields.ts'
import { roomPlan } from './art/plan/room-plan.ts'
import { type Picture, drawing } from './drawing.ts'

const SEED = 'studio'
const SHEET = { width: 1600, height: 900 }
const PLAN = { width: 1280, height: 620 }
const field = { seed: SEED, scene: 'bocage', palette: seasons.midsummer } as const

/** One field three times: surveyed, planned in colour, finished. */
export function studioPasses(): [Picture, Picture, Picture] {
  const pass = (name: 'line' | 'flat' | 'full') =>
    drawing(`pass-${name}`, SHEET, () => fields({ ...field, pass: name, ...SHEET }))
  return [pass('line'), pass('flat'), pass('full')]
}

/** The plan of the studio. */
export function studioPlan(): Picture {
  return drawing('room', PLAN, () => roomPlan(SEED))
}
