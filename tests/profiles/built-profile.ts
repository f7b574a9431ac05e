import { globSync, readFileSync } from 'node:fs'
import type { ProfileName } from '#config/settings.ts'
import type { Finding } from '#snapshot/finding.ts'
import { buildSite } from '../helpers/build-site.ts'

export type BuiltProfile = {
  code: number | null
  output: string
  outDir: string
  /** Every file of the site, `/gl/company.html`. */
  files: readonly string[]
  read: (file: string) => string
  findings: readonly Finding[]
}

/** Builds a profile of the embedded BFF, or some of its trees, into folders of this name. */
export async function buildProfile(
  profile: ProfileName,
  trees = '',
  name: string = profile
): Promise<BuiltProfile> {
  const outDir = `.build/${name}-site`
  const snapshotDir = `.build/${name}-snapshot`
  const { code, output } = await buildSite({
    BFF_PROFILE: profile,
    TREES: trees,
    OUT_DIR: outDir,
    SNAPSHOT_DIR: snapshotDir
  })
  const files = globSync('**/*', { cwd: outDir, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath}/${entry.name}`.slice(outDir.length))
  return {
    code,
    output,
    outDir,
    files,
    read: file => readFileSync(outDir + file, 'utf8'),
    findings:
      code === 0
        ? (JSON.parse(readFileSync(`${snapshotDir}/findings.json`, 'utf8')) as Finding[])
        : []
  }
}
