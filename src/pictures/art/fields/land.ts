import type { Point } from '#art/base/vector.ts'

/** A row of trees along a path. */
export type TreeLine = { path: string; size: number; gap: number }

export type River = {
  path: string
  width: number
  /** How much wider than the water its green belt is. */
  belt: number
  banks: readonly TreeLine[]
}

export type Farmstead = { at: Point; degrees: number }

/** A landscape before its details: areas in colour, everything else as lines and places. */
export type Land = {
  ground: string
  /** Path data. */
  roads: string
  lanes: string
  roadWidth: number
  laneWidth: number
  hedges: readonly TreeLine[]
  river?: River | undefined
  farmsteads: readonly Farmstead[]
  /** The tractor and what it has ploughed. */
  machine: string
  /** Where a surveyor would place a peg. */
  pegs: readonly Point[]
}

export const bareLand: Land = {
  ground: '',
  roads: '',
  lanes: '',
  roadWidth: 6,
  laneWidth: 2,
  hedges: [],
  farmsteads: [],
  machine: '',
  pegs: []
}
