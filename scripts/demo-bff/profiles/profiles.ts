import type { ProfileName } from '#config/settings.ts'
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
