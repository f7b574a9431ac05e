import { type Landscape, landscapeOf } from './art/landscape.ts'
import type { Picture } from './drawing.ts'
import { landOf } from './land.ts'

/** Screens with another landscape than their country, so that heads of pages differ. */
const landscapes: Partial<Record<string, Landscape>> = {
  company: { scene: 'steppe', season: 'harvest' },
  news: { scene: 'paddies', season: 'monsoon' },
  contact: { scene: 'strips', season: 'spring' },
  investors: { scene: 'township', season: 'midsummer' },
  productB2bList: { scene: 'terraces', season: 'spring' },
  productB2bContact: { scene: 'groves', season: 'spring' }
}

/** Used where that landscape is the country's own. */
const spare: Landscape = { scene: 'longlots', season: 'harvest' }

/** The landscape at the head of a screen, in a country. */
export function pageLandscapeOf(country: string, route: string): Landscape {
  const own = landscapeOf(country)
  const found = landscapes[route] ?? own
  return found !== own && found.scene === own.scene ? spare : found
}

/** The drawing at the head of a screen. */
export function pageLandOf(country: string, route: string): { wide: Picture; narrow: Picture } {
  const land = { seed: route, landscape: pageLandscapeOf(country, route) }
  return {
    wide: landOf(country, { ...land, width: 1600, height: 900 }),
    narrow: landOf(country, { ...land, width: 780, height: 900, scale: 0.8 })
  }
}
