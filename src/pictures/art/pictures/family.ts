import { familyPalette } from '#art/colour/family-palette.ts'
import { familyOf } from '#art/colour/families.ts'
import { fields } from '#art/fields.ts'
import type { FamilyId } from '#art/colour/families.ts'
import type { SceneName } from '#art/scenes/scenes.ts'

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
export function familyTile(id: number): string {
  const land = { seed: `family/${id}`, scene: sceneOf[familyOf(id)], palette: familyPalette(id) }
  return fields({ ...land, width: 800, height: 520, scale: 0.85, detail: 1 })
}

/** The land of a family, for its bar in the portfolio: low, wide and without detail. */
export function familyBar(id: number): string {
  const scene = (['strips', 'longlots', 'steppe', 'bocage'] as const)[id % 4] ?? 'strips'
  const land = { seed: `slab/${id}`, scene, palette: familyPalette(id) }
  return fields({ ...land, width: 520, height: 140, scale: 0.5, detail: 0 })
}
