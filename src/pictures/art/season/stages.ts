import { maize } from './maize.ts'
import type { PlantLook } from './plant.ts'
import { rice } from './rice.ts'
import { soybean } from './soybean.ts'
import { wheat } from './wheat.ts'

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

/** The season of a crop by its Latin name, where it is drawn: seven stages from sowing to harvest. */
export function stagesOf(latinName: string): readonly Stage[] | undefined {
  return drawn.get(latinName.trim().toLowerCase())
}
