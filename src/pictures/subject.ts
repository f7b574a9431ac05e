import { landscapeOf } from './art/landscape.ts'
import { patch } from './art/pests/patch.ts'
import { hasPortrait, pestPortrait } from './art/pests/portrait.ts'
import { seasonRow } from './art/season/season-row.ts'
import { type StageId, stagesOf } from './art/season/stages.ts'
import { drawing, type Picture } from './drawing.ts'
import { landOf } from './land.ts'

/** A stage of a season, and the code of the BBCH scale at which it begins. */
export type Stage = { id: StageId; since: number }

type Subject = { id: string; scientificName?: string; kind?: string }

const BAND = { width: 1600, height: 320 }
const SHEET = { width: 1600, height: 1200 }

/** A crop's season from sowing to stubble, with its stages, for crops with a drawing. */
export function seasonPicture({ id, scientificName = '' }: Subject) {
  const stages = stagesOf(scientificName)
  if (!stages) return undefined
  const draw = () => seasonRow({ seed: id, stages, ...BAND })
  const picture = drawing(`season-${id}`, BAND, draw, stages)
  return { picture, stages: stages.map(({ id, since }): Stage => ({ id, since })) }
}

/** The land of the country, for a crop without a drawn season. */
export function cropBand(country: string, { id }: Subject): Picture {
  return landBand(country, `crop-${id}`)
}

/** Rows of a crop with a bare patch; a wanted effect leaves no damage. */
export function problemBand(country: string, { id, kind }: Subject): Picture {
  if (kind === 'effect') return landBand(country, `problem-${id}`)
  const { palette } = landscapeOf(country)
  return drawing(`patch-${id}`, BAND, () => patch({ seed: id, palette, ...BAND }), palette)
}

/** The pest on its leaf, if it has a drawing. */
export function pestPicture({ scientificName = '' }: Subject): Picture | undefined {
  if (!hasPortrait(scientificName)) return undefined
  return drawing(`pest-${scientificName}`, SHEET, () => pestPortrait(scientificName))
}

function landBand(country: string, seed: string): Picture {
  return landOf(country, { seed, detail: 1, ...BAND })
}
