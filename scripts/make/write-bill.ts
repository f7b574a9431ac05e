import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '#assets/file-name.ts'
import { isWhole } from '#assets/whole-file.ts'
import { readSettings } from '#config/settings.ts'
import { writeWhole } from '#lib/write-whole.ts'
import { type Bill, completeBill, type Lock } from './complete-bill.ts'
import { reportFolderOf } from '../publish/releases.ts'

/** Writes which packages the site was built with, in CycloneDX, beside the report. */
export function writeBill(): void {
  const lock = hash('sha256', readFileSync('package-lock.json'))
  const list = readKept(lock) ?? keep(lock, listPackages())
  const folder = reportFolderOf(readSettings(process.env).outDir)
  writeWhole(join(folder, 'sbom.cdx.json'), list)
}

/** The path of the list for a lock file; its name contains the digest of the lock file. */
function readKept(lock: string): string | undefined {
  const kept = globSync(`.cache/sbom-2-${lock.slice(0, 24)}.*.cdx.json`).find(file => isWhole(file))
  return kept && readFileSync(kept, 'utf8')
}

function keep(lock: string, list: string): string {
  for (const earlier of globSync('.cache/sbom-*.cdx.json')) rmSync(earlier)
  writeWhole(join('.cache', `sbom-2-${lock.slice(0, 24)}.${digestOf(list)}.cdx.json`), list)
  return list
}

/** npm takes a second, so it runs once for each lock file. */
function listPackages(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  const { status, stdout, stderr } = spawnSync('npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  if (status !== 0)
    throw new Error(`npm could not list the packages of the build: ${stderr.trim()}`)
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  return `${JSON.stringify(completeBill(JSON.parse(stdout) as Bill, lock), null, 2)}\n`
}
