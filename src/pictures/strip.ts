import { landscapeOf } from './art/landscape.ts'
import { strip } from './art/rows/strip.ts'
import { type Picture, drawing } from './drawing.ts'

const SIZE = { width: 1600, height: 40 }

/** A strip of a country's land, between two sections. */
export function stripOf(country: string, seed: string): Picture {
  const { palette } = landscapeOf(country)
  return drawing(`strip-${country}-${seed}`, SIZE, () =>
    strip({ seed: `${country}/${seed}`, palette, ...SIZE })
  )
}
