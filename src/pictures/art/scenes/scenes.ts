import { contour } from './contour.ts'
import { longlots } from './longlots.ts'
import { quilt } from './quilt.ts'
import { quilts } from './quilts.ts'
import { terraces } from './terraces.ts'
import { township } from './township.ts'
import type { Land } from '#art/fields/land.ts'
import type { Sheet } from '#art/fields/sheet.ts'

export const sceneNames = [
  'township',
  'bocage',
  'strips',
  'steppe',
  'longlots',
  'paddies',
  'terraces',
  'contour',
  'groves'
] as const

export type SceneName = (typeof sceneNames)[number]

/** A landscape: how far its survey may turn, and how it is drawn. */
type Scene = {
  turn: readonly [lowest: number, highest: number]
  draw: (sheet: Sheet) => Land
}

export const scenes: Record<SceneName, Scene> = {
  township: { turn: [-4, 4], draw: township },
  bocage: { turn: [-30, 30], draw: quilt(quilts.bocage) },
  strips: { turn: [-38, -14], draw: quilt(quilts.strips) },
  steppe: { turn: [8, 24], draw: quilt(quilts.steppe) },
  longlots: { turn: [0, 0], draw: longlots },
  paddies: { turn: [-16, 16], draw: quilt(quilts.paddies) },
  terraces: { turn: [0, 0], draw: terraces },
  contour: { turn: [-22, 22], draw: contour },
  groves: { turn: [-40, 40], draw: quilt(quilts.groves) }
}
