import { build as renderPages } from 'astro'
import { copyAssets } from '#assets/copy-assets.ts'
import { publishedFiles } from '#assets/publish.ts'
import type { Settings } from '#config/settings.ts'
import { copyMirroredFiles } from '#snapshot/copy-files.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import type { ReusedPages } from '../publish/reused-pages.ts'
import { siteConfig } from './site-config.ts'
import { drawSocialCard } from './social-card.ts'
import { writeHostRules } from './write-host-rules.ts'

type Options = { index: SiteIndex; settings: Settings; reused: ReusedPages }

/**
 * Renders the snapshot into the folder `fresh`, with files, redirects and headers. Pages of trees that have not changed
 * since the published release are taken from it.
 */
export async function renderSite(
  fresh: string,
  { index, settings, reused }: Options
): Promise<void> {
  await renderPages({
    ...siteConfig(settings, reused),
    configFile: false,
    outDir: fresh,
    logLevel: 'warn'
  })
  await writeHostRules(fresh, { index, settings })
  await copyAssets({ outDir: fresh, files: publishedFiles(), make: drawSocialCard })
  await reused.copyPictures(fresh)
  await copyMirroredFiles({ outDir: fresh, snapshotDir: settings.snapshotDir })
}
