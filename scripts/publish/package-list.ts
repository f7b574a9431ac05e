import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { digestOf } from '#assets/file-name.ts'
import { isWhole } from '#assets/whole-file.ts'
import { writeWhole } from '#lib/write-whole.ts'
import { type Bill, completeBill, type Lock } from './complete-bill.ts'

const LOCK_FILE = 'package-lock.json'

/**
 * The packages that the site is built with, in CycloneDX. npm takes seconds, so it runs once for each lock file, and a
 * build goes on meanwhile.
 * @throws when npm cannot list them
 */
export async function packageList(): Promise<string> {
  const lock = hash('sha256', readFileSync(LOCK_FILE))
  return readKept(lock) ?? keep(lock, await listPackages())
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

async function listPackages(): Promise<string> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  const { stdout } = await promisify(execFile)('npm', args, {
    maxBuffer: Infinity,
    shell: process.platform === 'win32'
  }).catch((cause: unknown) => {
    const said = cause instanceof Error ? cause.message.trim() : String(cause)
    throw new Error(`npm could not list the packages of the build: ${said}`, { cause })
  })
  const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as Lock
  return `${JSON.stringify(completeBill(JSON.parse(stdout) as Bill, lock), null, 2)}\n`
}
