import { random } from './art/base/random.ts'
import { type Season, seasons } from './art/colour/seasons.ts'
import { fields } from './art/fields.ts'
import { sceneNames } from './art/scenes/scenes.ts'
import { drawing, type Picture } from './drawing.ts'

const daySeasons: readonly Season[] = ['harvest', 'spring', 'monsoon', 'midsummer', 'frost']

const shapes = {
  card: { width: 800, height: 450, scale: 0.75, detail: 1 },
  wide: { width: 1600, height: 900, scale: 1, detail: 2 },
  narrow: { width: 780, height: 900, scale: 0.8, detail: 2 }
} as const

/**
 * The land of a post or a group of reports without a picture: the same in every country, on its card and its page.
 */
export function postLandOf(id: string, shape: keyof typeof shapes): Picture {
  const { width, height, ...camera } = shapes[shape]
  const size = { width, height }
  return drawing(`post-${id}-${shape}`, size, () => {
    const seed = `post/${id}`
    const { pick } = random(seed)
    const land = { seed, scene: pick(sceneNames), palette: seasons[pick(daySeasons)] }
    return fields({ ...land, ...size, ...camera })
  })
}
