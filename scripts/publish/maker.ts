import { hash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import type { Settings } from '#config/settings.ts'

const code = ['src/**/*', 'public/**/*', 'scripts/*.ts', 'astro.config.mjs', 'package-lock.json']

/** The digest of what pages are made of besides content: the code, its packages, and the settings that pages show. */
export function makerOf(settings: Settings): string {
  const { siteUrl, contentEnv, publicBffUrl, publicAssetsUrl, publicGeoUrl, publicGtmId } = settings
  const shown = { siteUrl, contentEnv, publicBffUrl, publicAssetsUrl, publicGeoUrl, publicGtmId }
  const files = globSync(code)
    .filter(path => statSync(path).isFile())
    .toSorted()
  const digests = files.map(file => `${hash('sha256', readFileSync(file))} ${file}`)
  return hash('sha256', [JSON.stringify(shown), ...digests].join('\n'))
}
