import { random, type Random } from '#art/base/random.ts'

/** The ground that one zone is drawn on. The road enters and leaves at the same place, so zones join. */
export type Ground = {
  width: number
  height: number
  seed: string
  id: string
  random: Random
  /** The position of the road at a height. */
  roadAt: (y: number) => number
}

export const ROAD_ENTRY = 470

export function groundOf(seed: string, id: string, bend: number): Ground {
  const [width, height] = [760, 840]
  const roadAt = (y: number) => {
    const down = Math.max(0, Math.min(1, y / height))
    const up = 1 - down
    // Straight at both ends, so that it goes on in the next zone without a notch.
    return ROAD_ENTRY + 16 * (up * down) ** 2 * bend * (up - down)
  }
  return { width, height, seed, id, random: random(seed), roadAt }
}
