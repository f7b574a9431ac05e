import { random } from './art/base/random.ts'
import { seasonNames, seasons } from './art/colour/seasons.ts'
import { fields } from './art/fields.ts'
import { sceneNames } from './art/scenes/scenes.ts'
import { drawing, type Picture } from './drawing.ts'

const PERSON = { width: 200, height: 120 }
const PLACE = { width: 120, height: 120 }

/** A drawing made from a person's name, used without a photograph. */
export function plotOf(name: string): Picture {
  return drawing(`plot-${name}`, PERSON, () => {
    const seed = `person/${name}`
    const { pick } = random(seed)
    const land = { seed, scene: pick(sceneNames), palette: seasons[pick(seasonNames)] }
    return fields({ ...land, ...PERSON, scale: 0.42, detail: 1 })
  })
}

const flatScenes = ['township', 'bocage', 'strips', 'contour', 'steppe', 'groves'] as const
const daySeasons = ['midsummer', 'harvest', 'spring', 'frost'] as const

/** The land around a plant or an office, seen from far above. */
export function landRound(name: string): Picture {
  return drawing(`place-${name}`, PLACE, () => {
    const seed = `place/${name}`
    const { pick } = random(seed)
    const land = { seed, scene: pick(flatScenes), palette: seasons[pick(daySeasons)] }
    return fields({ ...land, ...PLACE, scale: 0.34, detail: 1 })
  })
}
