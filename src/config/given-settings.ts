import { processWide } from '#lib/process-wide.ts'
import type { Settings } from './settings.ts'

const given = processWide<{ settings?: Settings }>('settings', () => ({}))

/** Hands in what this process makes pages for. Astro loads pages by itself, so no argument can bring it to them. */
export function giveSettings(settings: Settings): void {
  given.settings = settings
}

/** The settings that were handed in: for who opens the trees, and for nobody else. */
export function givenSettings(): Settings {
  if (given.settings) return given.settings
  throw new Error('No settings were handed in: call giveSettings before the first page is made.')
}
