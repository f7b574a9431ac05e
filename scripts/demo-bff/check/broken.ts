import { siteCountries } from './countries.ts'
import type { Faults } from './faults.ts'
import { readData } from '../data-source/read-json.ts'

/** The contract ends a build when more than three records of a list are broken. */
const most = 3

export function checkBroken(faults: Faults): void {
  const broken = readData<Record<string, Record<string, unknown[]>>>('broken.json')
  for (const [iso, calls] of Object.entries(broken)) {
    faults.when(!siteCountries.includes(iso), 'broken', `${iso} has no site`)
    for (const [call, records] of Object.entries(calls)) {
      faults.when(!call.startsWith('/'), `broken ${iso}`, `not a call: ${call}`)
      faults.when(
        records.length === 0 || records.length > most,
        `broken ${iso} ${call}`,
        `1 to ${most} records`
      )
    }
  }
}
