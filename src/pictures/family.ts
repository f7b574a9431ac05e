import { familyPalette } from './art/colour/family-palette.ts'
import { type FamilyId, familyOf } from './art/colour/families.ts'
import { fields } from './art/fields.ts'
import type { SceneName } from './art/scenes/scenes.ts'
import { drawing, type Picture } from './drawing.ts'

const TILE = { width: 800, height: 520 }
const BAR = { width: 520, height: 140 }

const sceneOf: Record<FamilyId, SceneName> = {
  2001: 'contour',
  2002: 'longlots',
  2003: 'township',
  2004: 'strips',
  2005: 'bocage',
  2006: 'groves',
  2007: 'terraces',
  2008: 'paddies',
  2099: 'steppe'
}

/** The land of a family, for its tile. */
export function familyLand(familyId: string): Picture {
  const id = Number(familyId)
  return drawing(`parcel-${familyId}`, TILE, () => {
    const land = { seed: `family/${id}`, scene: sceneOf[familyOf(id)], palette: familyPalette(id) }
    return fields({ ...land, ...TILE, scale: 0.85, detail: 1 })
  })
}

const barScenes = ['strips', 'longlots', 'steppe', 'bocage'] as const

/** The land of a family, for its bar in the portfolio: low, wide and without detail. */
export function barLand(familyId: string): Picture {
  const id = Number(familyId)
  return drawing(`bar-${familyId}`, BAR, () => {
    const scene = barScenes[id % barScenes.length] ?? 'strips'
    const land = { seed: `slab/${id}`, scene, palette: familyPalette(id) }
    return fields({ ...land, ...BAR, scale: 0.5, detail: 0 })
  })
}
