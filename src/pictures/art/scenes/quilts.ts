import type { Quilt } from './quilt.ts'

/** Small fields between hedges, in any direction. */
const bocage: Quilt = {
  rule: {
    smallest: 14500,
    jitter: 0.14,
    twist: 26,
    aspect: 1.35,
    stripChance: 0.12,
    roadLevels: 3,
    hedgeChance: 0.75
  },
  seam: 2,
  roadWidth: 6,
  hedge: { size: 8, gap: 11 },
  riverChance: 1,
  riverWidth: [16, 34]
}

/** Long narrow fields, side by side, as inheritance divides them. */
const strips: Quilt = {
  ...bocage,
  rule: {
    smallest: 15000,
    jitter: 0.1,
    twist: 7,
    aspect: 3.2,
    stripChance: 0.72,
    roadLevels: 4,
    hedgeChance: 0.2
  }
}

/** Large square blocks between shelterbelts. */
const steppe: Quilt = {
  ...bocage,
  rule: {
    smallest: 42000,
    jitter: 0.08,
    twist: 0,
    aspect: 1.9,
    stripChance: 0.26,
    roadLevels: 2,
    hedgeChance: 0.8
  },
  hedge: { size: 11, gap: 12 },
  riverChance: 0.4
}

/** Small plots at all angles over hills. */
const groves: Quilt = {
  ...bocage,
  rule: {
    smallest: 14500,
    jitter: 0.16,
    twist: 40,
    aspect: 1.2,
    stripChance: 0.3,
    roadLevels: 2,
    hedgeChance: 0.3
  },
  seam: 3,
  riverChance: 0.6
}

/** Flooded plots between low dykes. */
const paddies: Quilt = {
  ...bocage,
  rule: {
    smallest: 12200,
    jitter: 0.17,
    twist: 34,
    aspect: 1.9,
    stripChance: 0.3,
    roadLevels: 1,
    hedgeChance: 0.1
  },
  seam: 3.2,
  roadWidth: 3,
  riverWidth: [20, 20]
}

export const quilts = { bocage, strips, steppe, groves, paddies }
