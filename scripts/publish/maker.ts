import { hash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import type { Settings } from '#config/settings.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'

const code = [
  'src/**/*',
  'public/**/*',
  'scripts/*.ts',
  'scripts/{build,hosts,publish}/**/*',
  'astro.config.mjs',
  'package-lock.json'
]

/** Whether a site shows a setting. The others say where content comes from, and where a build happens. */
const isShown: Record<keyof Settings, boolean> = {
  assetsUrl: false,
  bffPort: false,
  bffProfile: false,
  bffUrl: false,
  compressed: true,
  contentEnv: true,
  fallbacks: false,
  host: true,
  hsts: true,
  keepsPages: true,
  outDir: false,
  port: false,
  previewPassword: true,
  publicAssetsUrl: true,
  publicBffUrl: true,
  publicGeoUrl: true,
  publicGtmId: true,
  reportUrl: true,
  securityContact: true,
  siteUrl: true,
  snapshotDir: false,
  timeoutMs: false,
  tls: true,
  trees: false
}

/**
 * The digest of what a site is made of besides content: the code, its packages, the settings that it shows, and the year,
 * which is in every footer.
 */
export function makerOf(settings: Settings, { pulledAt }: Pick<SiteIndex, 'pulledAt'>): string {
  const year = pulledAt.slice(0, 'yyyy'.length)
  const shown = Object.entries(isShown)
    .filter(([, isShown]) => isShown)
    .map(([name]) => JSON.stringify([name, settings[name as keyof Settings]]))
  return hash('sha256', [digestOfCode(), year, ...shown].join('\n'))
}

/** The digest of what Astro bundles: the code, and the settings of which it makes other modules. */
export function bundleDigest({ siteUrl, contentEnv }: Settings): string {
  return hash('sha256', [digestOfCode(), siteUrl, contentEnv].join('\n')).slice(0, 24)
}

let known: string | undefined

/** The code, its packages and Node, as they are when the process begins. */
export function digestOfCode(): string {
  return (known ??= readDigestOfCode())
}

function readDigestOfCode(): string {
  const files = globSync(code)
    .filter(path => statSync(path).isFile())
    .toSorted()
  const digests = files.map(file => `${hash('sha256', readFileSync(file))} ${file}`)
  return hash('sha256', [process.version, ...digests].join('\n'))
}
