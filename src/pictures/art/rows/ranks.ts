import { range } from '#art/base/list.ts'
import { leanOver } from '#art/base/lean.ts'
import { random } from '#art/base/random.ts'
import { leaningRows } from './leaning-rows.ts'
import type { Palette } from '#art/colour/palette.ts'

type RanksOptions = {
  seed: string
  count: number
  palette: Palette
  width?: number
  height?: number
}

/** As many plots as there are things to count, of one width: the countries of a programme. */
export function ranks({ seed, count, palette, width = 1600, height = 120 }: RanksOptions): string {
  const step = (width - leanOver(height)) / count
  const plots = range(count).map(index => ({
    left: Math.round(index * step),
    right: Math.round((index + 1) * step) - 3
  }))
  const chance = random(`${seed}/ranks`)
  return leaningRows({ plots, palette, random: chance, width, height, pitch: 6, fit: 'stretch' })
}
