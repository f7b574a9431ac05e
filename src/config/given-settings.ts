import { processWide } from '#lib/process-wide.ts'
import type { Settings } from './settings.ts'

const given = processWide<{ settings?: Settings }>('settings', () => ({}))

/** Hands in the settings of this process. Astro loads pages by itself, so they cannot receive arguments. */
export function giveSettings(settings: Settings): void {
  given.settings = settings
}

/** The settings of this process. Only the module that opens the trees may read them. */
export function givenSettings(): Settings {
  if (given.settings) return given.settings
  throw new Error('No settings are available: call giveSettings before the first page is rendered.')
}
