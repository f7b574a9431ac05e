import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '#config/settings.ts'
import { fail } from '../command/fail.ts'
import { reportFolderOf } from '../publish/releases.ts'

// After `npm run build`: which packages the site was built with, in CycloneDX, beside the report.
try {
  const lock = hash('sha256', readFileSync('package-lock.json'))
  const kept = join('.cache', `sbom-${lock.slice(0, 24)}.cdx.json`)
  if (!existsSync(kept)) {
    mkdirSync('.cache', { recursive: true })
    writeFileSync(`${kept}.${process.pid}`, listPackages())
    renameSync(`${kept}.${process.pid}`, kept)
  }
  const folder = reportFolderOf(readSettings(process.env).outDir)
  mkdirSync(folder, { recursive: true })
  copyFileSync(kept, join(folder, 'sbom.cdx.json'))
} catch (error) {
  fail(error)
}

/** npm takes a second, so it is asked once for each lock file. */
function listPackages(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  const { status, stdout, stderr } = spawnSync('npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  if (status !== 0)
    throw new Error(`npm could not list the packages of the build: ${stderr.trim()}`)
  return stdout
}
