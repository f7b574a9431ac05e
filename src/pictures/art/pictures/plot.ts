import { random } from '#art/base/random.ts'
import { seasonNames, seasons } from '#art/colour/seasons.ts'
import { fields } from '#art/fields.ts'
import { sceneNames } from '#art/scenes/scenes.ts'

/** A drawing made from a person's name, used without a photograph. */
export function personPlot(name: string): string {
  const { pick } = random(`person/${name}`)
  const land = {
    seed: `person/${name}`,
    scene: pick(sceneNames),
    palette: seasons[pick(seasonNames)]
  }
  return fields({ ...land, width: 200, height: 120, scale: 0.42, detail: 1 })
}

const flatScenes = ['township', 'bocage', 'strips', 'contour', 'steppe', 'groves'] as const
const daySeasons = ['midsummer', 'harvest', 'spring', 'frost'] as const

/** A square of the land around a plant or an office. */
export function placePlot(name: string): string {
  const { pick } = random(`place/${name}`)
  const land = {
    seed: `place/${name}`,
    scene: pick(flatScenes),
    palette: seasons[pick(daySeasons)]
  }
  return fields({ ...land, width: 120, height: 120, scale: 0.34, detail: 1 })
}
