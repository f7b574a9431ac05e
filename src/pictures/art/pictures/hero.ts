import { seasons } from '#art/colour/seasons.ts'
import { fields } from '#art/fields.ts'
import { landscapeOf } from '#art/landscape.ts'
import type { Season } from '#art/colour/seasons.ts'
import type { SceneName } from '#art/scenes/scenes.ts'
import type { PassName } from '#art/passes/passes.ts'

const WIDE = { width: 1600, height: 900 }
/** Square and at a larger scale, for portrait screens. */
const NARROW = { width: 800, height: 800, scale: 0.8 }

export type HeroShape = 'wide' | 'narrow'

/** The land of a country, as its home page shows it. */
export function countryHero(country: string, shape: HeroShape = 'wide'): string {
  const { scene, palette } = landscapeOf(country)
  return fields({ seed: `land/${country}`, scene, palette, ...(shape === 'wide' ? WIDE : NARROW) })
}

/** A landscape for a page instead of a country. */
export function pageHero(page: { seed: string; scene: SceneName; season: Season }): string {
  return fields({ seed: page.seed, scene: page.scene, palette: seasons[page.season], ...WIDE })
}

/** One and the same field, surveyed, planned and finished. */
export function fieldPass(seed: string, pass: PassName): string {
  return fields({ seed, scene: 'bocage', palette: seasons.midsummer, pass, ...WIDE })
}

/** The river between the two sides of the solutions page, in portrait format. */
export function solutionsRiver(seed: string): string {
  const land = { seed, scene: 'longlots', palette: seasons.spring } as const
  return fields({ ...land, width: 900, height: 1100, scale: 0.8, detail: 1 })
}
