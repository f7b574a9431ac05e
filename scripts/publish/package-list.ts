import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '#assets/file-name.ts'
import { isWhole } from '#assets/whole-file.ts'
import { writeWhole } from '#lib/write-whole.ts'
import { type Bill, completeBill, type Lock } from './complete-bill.ts'

const LOCK_FILE = 'package-lock.json'

/**
 * The packages that the site is built with, in CycloneDX. npm takes a second, so it runs once for each lock file.
 * @throws when npm cannot list them
 */
export function packageList(): string {
  const lock = hash('sha256', readFileSync(LOCK_FILE))
  return readKept(lock) ?? keep(lock, listPackages())
}

/** The name of a kept list contains the digest of its lock file. */
function readKept(lock: string): string | undefined {
  const kept = globSync(`.cache/sbom-2-${lock.slice(0, 24)}.*.cdx.json`).find(file => isWhole(file))
  return kept && readFileSync(kept, 'utf8')
}

function keep(lock: string, list: string): string {
  for (const earlier of globSync('.cache/sbom-*.cdx.json')) rmSync(earlier)
  writeWhole(join('.cache', `sbom-2-${lock.slice(0, 24)}.${digestOf(list)}.cdx.json`), list)
  return list
}

function listPackages(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  if (status !== 0)
    throw new Error(
      `npm could not list the packages of the build: ${error?.message ?? stderr.trim()}`
    )
  const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as Lock
  return `${JSON.stringify(completeBill(JSON.parse(stdout) as Bill, lock), null, 2)}\n`
}
