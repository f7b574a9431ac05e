import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#config/settings.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'

/** Folders with all that is in them, and the scripts beside them. */
const folders = ['src', 'public', 'scripts/build', 'scripts/hosts', 'scripts/publish']
const files = ['astro.config.mjs', 'package-lock.json']

/** Whether the pages depend on a setting. The other settings say where content comes from and where a build runs. */
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

/** The digest of everything that Astro bundles: the code, and the settings that become part of modules. */
export function bundleDigest({ siteUrl, contentEnv }: Settings): string {
  return hash('sha256', [digestOfCode(), siteUrl, contentEnv].join('\n')).slice(0, 24)
}

let known: string | undefined

/** The code, its packages and Node, as they are when the process begins. */
export function digestOfCode(): string {
  return (known ??= readDigestOfCode())
}

function readDigestOfCode(): string {
  const commands = filesIn('scripts').filter(file => file.endsWith('.ts'))
  const present = files.filter(file => existsSync(file))
  const code = [...folders.flatMap(folder => filesIn(folder, true)), ...commands, ...present]
  const digests = code.toSorted().map(file => `${hash('sha256', readFileSync(file))} ${file}`)
  return hash('sha256', [process.version, ...digests].join('\n'))
}

/** Patterns for a thousand paths would take longer than reading the files. */
function filesIn(folder: string, recursive = false): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
