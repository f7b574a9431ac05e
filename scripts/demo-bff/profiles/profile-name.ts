import { type ProfileName, profileNames } from '#config/settings.ts'

/** @throws one sentence that names the known profiles */
export function readProfileName(text: string): ProfileName {
  const name = profileNames.find(name => name === text)
  if (name !== undefined) return name
  throw new Error(`--profile is "${text}", but must be one of ${profileNames.join(', ')}.`)
}
