import { cyclic } from '#art/base/list.ts'
import { seasons } from '#art/colour/seasons.ts'
import { fields } from '#art/fields.ts'

const looks = [
  { scene: 'steppe', palette: seasons.harvest },
  { scene: 'strips', palette: seasons.frost },
  { scene: 'township', palette: seasons.spring },
  { scene: 'bocage', palette: seasons.midsummer }
] as const

const [COARSEST, FINEST] = [1.3, 0.5]

/** One era of a history: later eras have finer land. */
export function eraPicture({ index, count }: { index: number; count: number }): string {
  const progress = count > 1 ? index / (count - 1) : 1
  const scale = COARSEST * (FINEST / COARSEST) ** progress
  const land = { seed: `era/${index}`, ...cyclic(looks, index) }
  return fields({
    ...land,
    width: 800,
    height: 250,
    scale: Math.round(scale * 100) / 100,
    detail: 1
  })
}
