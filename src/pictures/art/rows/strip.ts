import { leanOver } from '#art/base/lean.ts'
import { random } from '#art/base/random.ts'
import { leaningRows, type Plot } from './leaning-rows.ts'
import type { Palette } from '#art/colour/palette.ts'

type StripOptions = { seed: string; palette: Palette; width?: number; height?: number }

const MEAN_WIDTH = 90

/** A row of slanted plots of different widths, between two sections. */
export function strip({ seed, palette, width = 1600, height = 40 }: StripOptions): string {
  const chance = random(`${seed}/strip`)
  const plots: Plot[] = []
  let left = -leanOver(height) - 20
  while (left < width) {
    const right = left + Math.round(MEAN_WIDTH * (0.35 + 1.5 * chance.next() * chance.next()))
    plots.push({ left, right })
    left = right
  }
  return leaningRows({ plots, palette, random: chance, width, height, pitch: 7 })
}
