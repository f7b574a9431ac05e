import type { LocalizedText } from '#lib/localized-text.ts'
import type { AreaUnit } from './areas.ts'
import type { ProductUnit, Pack, Unknown, UseFigures } from './calculate.ts'
import type { CropMonth } from './crop-months.ts'
import type { Rotated } from './rotation.ts'

/** A registered use of a product, as the tools of a field read it. */
export type FieldUse = Rotated &
  Omit<UseFigures, 'dose'> & {
    name: string
    /** Distinguishes it from another use of its product. */
    timing?: string
    /** Missing where it is not for an area, water, seed, plants or a surface. */
    dose?: UseFigures['dose']
    /** As the table shows it. */
    printed: string
    group?: string
    packs: Pack[]
    /** The names of packs with several parts: `1.5 L + 5 L`. */
    twinPacks?: string[]
  }

export const fieldTexts = [
  'area',
  'unit',
  'water',
  'tank',
  'seed',
  'plants',
  'surface',
  'day',
  'amount',
  'tanks',
  'packs',
  'harvest',
  'noWater',
  'waterRange',
  'lowVolume',
  'noSeed',
  'noPlants',
  'noSurface',
  'needed',
  'inUnit',
  'whichUnit',
  'dayNeeded',
  'twinPacks',
  'page',
  'plan.first',
  'plan.start',
  'plan.months',
  'plan.laterMonths',
  'plan.day',
  'plan.noDay',
  'plan.tooFewGroups',
  'plan.noneLater',
  'plan.outgrown',
  'plan.noneLeft',
  'plan.long',
  'plan.growth',
  'plan.noStage',
  'plan.water',
  'plan.otherSprayer',
  'plan.needsOther',
  'plan.page',
  'plan.misread'
] as const

/** The text that says why an amount is not calculated. */
export const whyNotCalculated = {
  water: 'noWater',
  waterRange: 'waterRange',
  lowVolume: 'lowVolume',
  seed: 'noSeed',
  plants: 'noPlants',
  surface: 'noSurface'
} as const satisfies Record<Unknown, (typeof fieldTexts)[number]>

/** What the tools of a tree say, in its language, and when crops grow in its country. */
export type FieldTexts = {
  locale: string
  dir: 'ltr' | 'rtl'
  ownUnit: AreaUnit
  /** The units that a visitor may choose. */
  offeredUnits: AreaUnit[]
  areas: Record<AreaUnit, string>
  units: Record<ProductUnit, string>
  /** For each crop that has a calendar: its id in lower case, and its months. */
  calendars: [crop: string, months: CropMonth[]][]
  notStated: LocalizedText
  /** Of seed, which is not harvested after its treatment. */
  notApplicable: LocalizedText
  words: Record<(typeof fieldTexts)[number], LocalizedText>
}
