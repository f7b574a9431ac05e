import { hash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import type { Settings } from '#config/settings.ts'

const code = [
  'src/**/*',
  'public/**/*',
  'scripts/*.ts',
  'scripts/build/**/*.ts',
  'astro.config.mjs',
  'package-lock.json'
]

/** Settings that say where content comes from, and where a build happens; what changes with them is content. */
type OfBuilds =
  | 'assetsUrl'
  | 'bffPort'
  | 'bffProfile'
  | 'bffUrl'
  | 'fallbacks'
  | 'outDir'
  | 'port'
  | 'snapshotDir'
  | 'timeoutMs'
  | 'trees'

/** The digest of what a site is made of besides content: the code, its packages, and the settings that it shows. */
export function makerOf(settings: Settings): string {
  const files = globSync(code)
    .filter(path => statSync(path).isFile())
    .toSorted()
  const digests = files.map(file => `${hash('sha256', readFileSync(file))} ${file}`)
  return hash('sha256', [JSON.stringify(shownOf(settings)), process.version, ...digests].join('\n'))
}

/** Each setting is here or in `OfBuilds`: a setting that is in neither does not compile. */
function shownOf({
  contentEnv,
  host,
  hsts,
  previewPassword,
  publicAssetsUrl,
  publicBffUrl,
  publicGeoUrl,
  publicGtmId,
  reportUrl,
  securityContact,
  siteUrl
}: Settings) {
  return {
    contentEnv,
    host,
    hsts,
    previewPassword,
    publicAssetsUrl,
    publicBffUrl,
    publicGeoUrl,
    publicGtmId,
    reportUrl,
    securityContact,
    siteUrl
  } satisfies Omit<Settings, OfBuilds>
}
