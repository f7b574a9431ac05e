import { idOf } from '#art/base/random.ts'
import { svg } from '#art/base/svg.ts'
import { edge } from './edge.ts'
import { forest } from './forest.ts'
import { groundOf, type Ground } from './ground.ts'
import { rail, roadsideTrees } from './rail.ts'
import { road } from './road.ts'
import { rough, turf } from './turf.ts'
import { town } from './town.ts'

type Zone = {
  /** How far the road swings to the right, then to the left. */
  bend: number
  below: (ground: Ground) => string
  above?: (ground: Ground) => string
}

const zones = {
  edge: { bend: 60, below: edge },
  town: { bend: -36, below: town },
  rail: { bend: 70, below: rail, above: roadsideTrees },
  turf: { bend: -110, below: turf, above: rough },
  forest: { bend: 90, below: forest }
} satisfies Record<string, Zone>

export type ZoneName = keyof typeof zones

export const zoneNames = Object.keys(zones) as ZoneName[]

/**
 * One section of the road out of the fields, 760 by 840: the edge of the farmland, town, rail and power, turf,
 * forest. The road meets both edges at the same place, so zones fit together in any order.
 */
export function zone(name: ZoneName, seed = 'walk'): string {
  const { bend, below, above }: Zone = zones[name]
  const ground = groundOf(`${seed}/${name}`, idOf('zone', seed, name), bend)
  return svg(ground, below(ground) + road(ground) + (above?.(ground) ?? ''), 'stretch')
}
