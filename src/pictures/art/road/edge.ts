import { nest } from '#art/base/svg.ts'
import { seasons } from '#art/colour/seasons.ts'
import { fields } from '#art/fields.ts'
import type { Ground } from './ground.ts'

/** The edge of the farmland, where the road begins. */
export function edge({ seed, width, height }: Ground): string {
  const land = { seed, scene: 'bocage', palette: seasons.midsummer, width, height } as const
  return nest(fields({ ...land, scale: 1.1, detail: 1 }), { x: 0, y: 0, width, height })
}
