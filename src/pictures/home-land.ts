import { countryHero, type HeroShape } from './art/pictures/hero.ts'
import { drawing, type Picture, type Size } from './drawing.ts'

const sizes: Record<HeroShape, Size> = {
  wide: { width: 1600, height: 900 },
  narrow: { width: 800, height: 800 }
}

/** The land under a country's home headline. */
export function homeLandOf(country: string, shape: HeroShape): Picture {
  return drawing(`home-${country}`, sizes[shape], () => countryHero(country, shape))
}
