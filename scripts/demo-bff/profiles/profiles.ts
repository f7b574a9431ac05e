import { type ProfileName, profileNames } from '#config/settings.ts'
import { type DataSource, readDemoData } from '../data-source/data-source.ts'
import { hostileData } from './hostile/hostile.ts'
import { otherData } from './other/other.ts'

/**
 * Contents of the embedded BFF. `other` is another company, of which little is known; `hostile` attacks with every
 * text, address and id of every call.
 */
const profiles: Record<ProfileName, () => DataSource> = {
  demo: readDemoData,
  other: otherData,
  hostile: hostileData
}

export function readProfile(name: ProfileName): DataSource {
  return profiles[name]()
}

/** @throws one sentence that names the known profiles */
export function readProfileName(text: string): ProfileName {
  const name = profileNames.find(name => name === text)
  if (name !== undefined) return name
  throw new Error(`--profile is "${text}", but must be one of ${profileNames.join(', ')}.`)
}
