import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build as renderPages } from 'astro'
import type { Settings } from '#config/settings.ts'
import { swapFolder } from '#lib/swap-folder.ts'
import { copyAssets } from '#assets/copy-assets.ts'
import { publishedFiles } from '#assets/publish.ts'
import { copyMirroredFiles } from '#snapshot/copy-files.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { readCommandSettings } from './command/settings.ts'
import { count } from './command/count.ts'
import { fail } from './command/fail.ts'
import { pullSite } from './build/pull-site.ts'
import { siteConfig } from './build/site-config.ts'
import { drawSocialCard } from './build/social-card.ts'
import { writeHostRules } from './build/write-host-rules.ts'
import { withAnyBff } from './command/with-bff.ts'

/** Pulls all content and writes the whole site to `outDir`. A build that fails leaves the earlier site as it was. */
export async function build(settings: Settings): Promise<string> {
  const { outDir, snapshotDir } = settings
  const started = performance.now()
  try {
    const { pulled, findings } = await withAnyBff(settings, async connected => {
      const result = await pullSite(connected)
      await writeSite(result.index, connected)
      return result
    })
    const trees = count(settings.trees?.length ?? pulled.length, 'tree')
    const pages = count(globSync(`${outDir}/**/*.html`).length, 'page')
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const found = `${count(findings.length, 'finding')} about the content: ${snapshotDir}/findings.json`
    return `Built ${trees} with ${pages} in ${seconds} s.\n${found}`
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${message}\n${outDir}/ is unchanged.`, { cause: error })
  }
}

/** Renders the snapshot into a fresh folder, completes it, and only then puts it in the place of the earlier site. */
async function writeSite(index: SiteIndex, settings: Settings): Promise<void> {
  const { outDir, snapshotDir } = settings
  // Inside the project, because a rename across file systems is a copy that can fail half-way.
  const fresh = join('.build', `site-${process.pid}`)
  try {
    await renderPages({
      ...siteConfig(settings),
      configFile: false,
      outDir: fresh,
      logLevel: 'warn'
    })
    await writeHostRules(fresh, { index, settings })
    await copyAssets({ outDir: fresh, files: publishedFiles(), make: drawSocialCard })
    await copyMirroredFiles({ outDir: fresh, snapshotDir })
    await swapFolder({ fresh, target: outDir })
  } finally {
    // Other pages are still being written when one fails: its error is what is told, not that of the folder.
    await rm(fresh, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** What a deployment would regret not to have been told. */
function cautionsOf({ bffUrl, siteUrl, bffPort }: Settings): string[] {
  const isDemo = bffUrl === undefined
  const isLocal = siteUrl.startsWith('http:')
  return [
    isDemo && `BFF_URL is unset: this is the demo content, and its forms post to port ${bffPort}.`,
    isLocal && `SITE_URL is no public address: canonical links and alternates name ${siteUrl}.`
  ].filter(caution => caution !== false)
}

if (import.meta.main) {
  try {
    const settings = readCommandSettings()
    for (const caution of cautionsOf(settings)) console.warn(caution)
    console.log(await build(settings))
  } catch (error) {
    fail(error)
  }
}
