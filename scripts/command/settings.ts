import { parseArgs } from 'node:util'
import { readSettings, type Settings } from '#config/settings.ts'
import { readProfileName } from '../demo-bff/profiles/profiles.ts'

/**
 * The settings of a command: those of the environment, and what its flags say instead.
 * @throws one sentence that names the variable or the flag and what is allowed
 */
export function readCommandSettings(args = process.argv.slice(2)): Settings {
  const settings = readSettings(process.env)
  const { values } = parseArgs({ args, options: { profile: { type: 'string' } } })
  if (values.profile === undefined) return settings
  return { ...settings, bffProfile: readProfileName(values.profile) }
}
