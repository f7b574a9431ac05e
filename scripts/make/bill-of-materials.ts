import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '#config/settings.ts'
import { fail } from '../command/fail.ts'
import { reportFolderOf } from '../publish/releases.ts'

// After `npm run build`: which packages the site was built with, in CycloneDX, beside the report.
try {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  const { status, stdout, stderr } = spawnSync('npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  if (status !== 0)
    throw new Error(`npm could not list the packages of the build: ${stderr.trim()}`)
  const folder = reportFolderOf(readSettings(process.env).outDir)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'sbom.cdx.json'), stdout)
} catch (error) {
  fail(error)
}
