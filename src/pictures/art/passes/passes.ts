import { flat } from './flat.ts'
import { full } from './full.ts'
import { survey } from './survey.ts'
import type { Land } from '#art/fields/land.ts'
import type { Paint } from '#art/fields/paint.ts'
import type { Sheet } from '#art/fields/sheet.ts'

/** One version of the land: a paint for its areas, and what is drawn on top. */
export type Pass = {
  paint: (sheet: Omit<Sheet, 'paint'>) => Paint
  finish: (sheet: Sheet, land: Land) => string
}

export const passes = { line: survey, flat, full }

export type PassName = keyof typeof passes
