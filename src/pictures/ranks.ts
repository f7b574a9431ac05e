import { seasons } from './art/colour/seasons.ts'
import { ranks } from './art/rows/ranks.ts'
import { type Picture, drawing } from './drawing.ts'

const SIZE = { width: 1600, height: 120 }

/** As many plots as there are things to count. */
export function ranksOf(count: number): Picture {
  return drawing(`ranks-${count}`, SIZE, () =>
    ranks({ seed: String(count), count, palette: seasons.harvest, ...SIZE })
  )
}
