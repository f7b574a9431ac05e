import { readFileSync, writeFileSync } from 'node:fs'
import { missingEntries, type LockFile, platformOf } from './lock-entries.ts'

/**
 * Completes package-lock.json: some registry mirrors hide packages for other platforms, npm then leaves them out, and
 * `npm ci` refuses the file everywhere. To be run after every change of dependencies.
 */
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
const missing = missingEntries(lock)
for (const { name, version } of missing)
  lock.packages[`node_modules/${name}`] = {
    version,
    optional: true,
    dev: true,
    ...platformOf(name)
  }
const byPath = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1))
writeFileSync(
  'package-lock.json',
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(byPath) }, null, 2)}\n`
)
console.log(`${missing.length} entries added to package-lock.json.`)
