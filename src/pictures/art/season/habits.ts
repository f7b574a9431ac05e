import { crown, specks } from './crown.ts'
import type { PlantLook } from './plant.ts'
import type { Stage, StageId } from './stages.ts'

/** How a crop grows and looks from above, for crops without a season of their own. */
export type Habit = {
  /** Genera and whole Latin names in lower case, between commas. */
  names: string
  grows: keyof typeof calendars
  looks: 'rosette' | 'trefoil' | 'blades' | 'palm' | 'crown' | 'hedge'
  /** The distance from plant to plant. */
  spacing: number
  flower?: string
  fruit?: string
  isUnderGlass?: true
}

type Step = {
  id: StageId
  since: number
  size: number
  tone: keyof typeof tones
  bears?: 'flower' | 'fruit' | 'seed'
}

const tones = {
  bare: ['#7a5a3c', '#8f6b48', '#a5805a'],
  young: ['#8cc152', '#a9d263', '#c4e07e'],
  fresh: ['#3f8a44', '#5a9e45', '#86bd55'],
  dark: ['#23603a', '#347d45', '#58994a'],
  ripe: ['#8f8a3c', '#b5a548', '#d3c162']
}

const soils = {
  bare: ['#85603f', '#714d30'],
  young: ['#7f6440', '#6d5536'],
  fresh: ['#66703f', '#586338'],
  dark: ['#4a6640', '#3f5a38'],
  ripe: ['#a08452', '#8a7044']
} as const

/** The seven stages of a year, with the BBCH codes at which they begin. */
const calendars = {
  fruiting: [
    { id: 'sowing', since: 0, size: 0, tone: 'bare', bears: 'seed' },
    { id: 'emergence', since: 9, size: 0.3, tone: 'young' },
    { id: 'fourLeaves', since: 14, size: 0.55, tone: 'young' },
    { id: 'rowsClose', since: 39, size: 0.9, tone: 'fresh' },
    { id: 'flowering', since: 60, size: 1, tone: 'fresh', bears: 'flower' },
    { id: 'fruitSet', since: 71, size: 1, tone: 'dark' },
    { id: 'harvest', since: 89, size: 0.95, tone: 'ripe', bears: 'fruit' }
  ],
  root: [
    { id: 'sowing', since: 0, size: 0, tone: 'bare', bears: 'seed' },
    { id: 'emergence', since: 9, size: 0.3, tone: 'young' },
    { id: 'fourLeaves', since: 14, size: 0.5, tone: 'young' },
    { id: 'eightLeaves', since: 18, size: 0.75, tone: 'fresh' },
    { id: 'rowsClose', since: 31, size: 0.95, tone: 'fresh' },
    { id: 'bulking', since: 41, size: 1, tone: 'dark', bears: 'fruit' },
    { id: 'harvest', since: 49, size: 0.85, tone: 'ripe', bears: 'fruit' }
  ],
  cane: [
    { id: 'sowing', since: 0, size: 0, tone: 'bare', bears: 'seed' },
    { id: 'emergence', since: 9, size: 0.35, tone: 'young' },
    { id: 'fourLeaves', since: 14, size: 0.55, tone: 'young' },
    { id: 'tillering', since: 21, size: 0.8, tone: 'fresh' },
    { id: 'stems', since: 31, size: 1, tone: 'dark' },
    { id: 'flowering', since: 60, size: 1, tone: 'fresh', bears: 'flower' },
    { id: 'harvest', since: 89, size: 0.95, tone: 'ripe', bears: 'fruit' }
  ],
  leafShedding: [
    { id: 'rest', since: 0, size: 0.6, tone: 'bare' },
    { id: 'buds', since: 1, size: 0.7, tone: 'young' },
    { id: 'shoots', since: 11, size: 0.9, tone: 'fresh' },
    { id: 'flowering', since: 57, size: 0.95, tone: 'fresh', bears: 'flower' },
    { id: 'fruitSet', since: 71, size: 1, tone: 'dark' },
    { id: 'ripening', since: 81, size: 1, tone: 'dark', bears: 'fruit' },
    { id: 'harvest', since: 89, size: 0.95, tone: 'ripe', bears: 'fruit' }
  ],
  evergreen: [
    { id: 'rest', since: 0, size: 0.92, tone: 'dark' },
    { id: 'buds', since: 1, size: 0.94, tone: 'dark' },
    { id: 'shoots', since: 11, size: 0.97, tone: 'fresh' },
    { id: 'flowering', since: 55, size: 1, tone: 'fresh', bears: 'flower' },
    { id: 'fruitSet', since: 71, size: 1, tone: 'dark' },
    { id: 'ripening', since: 81, size: 1, tone: 'dark', bears: 'fruit' },
    { id: 'harvest', since: 89, size: 1, tone: 'fresh', bears: 'fruit' }
  ]
} as const satisfies Record<string, readonly Step[]>

const plants = {
  rosette: { leaves: 7, length: 0.62, width: 0.24 },
  trefoil: { leaves: 6, length: 0.66, width: 0.22, isTrefoil: true },
  blades: { leaves: 9, length: 0.72, width: 0.09 },
  palm: { leaves: 15, length: 0.56, width: 0.08 }
} as const

/** The season of a habit. Trees stand on grass, with bare soil below them. */
export function seasonOf({ grows, looks, spacing, flower = '#fdfdf8', fruit = '#e6c860' }: Habit) {
  return calendars[grows].map(({ id, since, size, tone, ...step }: Step): Stage => {
    const isTree = grows === 'leafShedding' || grows === 'evergreen'
    const [soil, furrow] = isTree ? ['#a9bf6a', '#8a6b48'] : soils[tone]
    const radius = Math.round(spacing * 0.42 * size)
    const borne = { flower, fruit, seed: '#f2d589' }[step.bears ?? 'seed']
    const shape = looks === 'crown' || looks === 'hedge'
    const body = shape && radius > 0 ? crown(radius, tones[tone], looks === 'hedge') : ''
    const bears = step.bears
      ? specks(
          borne,
          Math.max(radius, 5),
          spacing * (step.bears === 'fruit' ? 0.13 : 0.1),
          step.bears === 'seed' ? 1 : 9
        )
      : ''
    return {
      id,
      since,
      soil,
      furrow,
      spacing,
      plant: shape || size === 0 ? undefined : lookOf(looks, spacing * size, tones[tone]),
      heart: body + bears
    }
  })
}

function lookOf(looks: keyof typeof plants, size: number, tones: readonly string[]): PlantLook {
  const { length, width, ...look } = plants[looks]
  return {
    ...look,
    length: Math.round(size * length),
    width: Math.max(2, Math.round(size * width)),
    tones
  }
}
