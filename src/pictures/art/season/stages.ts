import { maize, rice, soybean, wheat } from './field-crops.ts'
import { type Habit, seasonOf } from './habits.ts'
import { habits } from './known-habits.ts'
import type { PlantLook } from './plant.ts'

export type StageId =
  | 'sowing'
  | 'emergence'
  | 'fourLeaves'
  | 'eightLeaves'
  | 'rowsClose'
  | 'tillering'
  | 'stems'
  | 'heading'
  | 'tassel'
  | 'flowering'
  | 'pods'
  | 'grainFill'
  | 'fruitSet'
  | 'bulking'
  | 'rest'
  | 'buds'
  | 'shoots'
  | 'ripening'
  | 'harvest'

export type Stage = {
  id: StageId
  /** The code of the BBCH scale at which it begins. */
  since: number
  soil: string
  /** The colour of the soil between two rows. */
  furrow: string
  /** The distance from plant to plant. */
  spacing: number
  plant?: PlantLook
  /** What is in the centre of the plant, or lies on the soil. */
  heart?: string
}

const drawn = new Map<string, readonly Stage[]>([
  ['glycine max', soybean],
  ['hordeum vulgare', wheat],
  ['oryza sativa', rice],
  ['triticum aestivum', wheat],
  ['zea mays', maize]
])

/** Seven stages of a year, and what else belongs to the field. */
export type Season = {
  stages: readonly Stage[]
  /** It is sown by a drill and cut by a combine. */
  hasMachines?: boolean
  isUnderGlass?: boolean
}

const known = new Map(
  habits.flatMap(habit => habit.names.split(', ').map((name): [string, Habit] => [name, habit]))
)

/** The season of a crop by its Latin name, or by its genus. */
export function seasonBy(latinName: string): Season | undefined {
  const name = latinName.trim().toLowerCase()
  const stages = drawn.get(name)
  if (stages) return { stages, hasMachines: true }
  const habit = known.get(name) ?? known.get(name.split(/\s/, 1)[0] ?? '')
  return habit && { stages: seasonOf(habit), isUnderGlass: habit.isUnderGlass }
}
