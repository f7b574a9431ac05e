import { fieldPass } from './art/pictures/hero.ts'
import { roomPlan } from './art/plan/room-plan.ts'
import { type Picture, drawing } from './drawing.ts'

const SEED = 'studio'
const SHEET = { width: 1600, height: 900 }
const PLAN = { width: 1280, height: 620 }

/** One field three times: as surveyed, as planned in colour, as finished. */
export function studioPasses(): [Picture, Picture, Picture] {
  const pass = (name: 'line' | 'flat' | 'full') =>
    drawing(`pass-${name}`, SHEET, () => fieldPass(SEED, name))
  return [pass('line'), pass('flat'), pass('full')]
}

/** The room in plan. */
export function studioPlan(): Picture {
  return drawing('room', PLAN, () => roomPlan(SEED))
}
