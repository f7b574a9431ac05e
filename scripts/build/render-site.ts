import { copyFile, cp } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { copyAssets } from '#assets/copy-assets.ts'
import { publishedFiles } from '#assets/publish.ts'
import { KEEP_WORKER } from '#config/script-policies.ts'
import type { Settings } from '#config/settings.ts'
import { copyMirroredFiles } from '#snapshot/copy-files.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { pagesOfTree } from '#tree/pages.ts'
import { writeSitemaps } from '#tree/sitemaps.ts'
import { noReusedPages, type ReusedPages } from '../publish/reused-pages.ts'
import type { Progress } from '../publish/stages.ts'
import type { Bundle } from './bundle.ts'
import { workerOf } from './bundle-workers.ts'
import { drawingCode } from './drawing-code.ts'
import { renderPage, renderPages, type Views } from './render-pages.ts'
import { drawSocialCard } from './social-card.ts'
import { findScriptsOfLists } from './scripts-of-lists.ts'
import { writeHostRules } from '../hosts/write-host-rules.ts'

type Options = {
  index: SiteIndex
  settings: Settings
  bundle: Bundle
  reused?: ReusedPages
  /** The file of the only page to render, `/br/news.html`; all of them without it. */
  only?: string
  tell?: (progress: Progress) => void
}

/**
 * Renders the snapshot into the folder `fresh`, with files, redirects and headers. Pages of trees that have not changed
 * since the published release are taken from it, and pages of the same view. Answers the digests of the views, by file.
 */
export async function renderSite(
  fresh: string,
  { index, settings, bundle, reused = noReusedPages, only, tell }: Options
): Promise<Views> {
  const { site, workers, entry, sheets } = bundle
  await cp(site, fresh, { recursive: true })
  await copyFile(join(workers, workerOf(settings)), join(fresh, KEEP_WORKER))
  const scripts = findScriptsOfLists(site)
  const trees = index.trees.filter(
    ({ prefix }) => (settings.trees?.includes(prefix) ?? true) && !reused.trees.has(prefix)
  )
  const data = {
    ...{ entry, sheets, scripts, outDir: fresh },
    drawingCode: drawingCode(),
    settings: { ...settings, trees: trees.map(({ prefix }) => prefix) }
  }
  const threads = threadsFor(trees.flatMap(tree => pagesOfTree(tree, index)).length)
  const views =
    only === undefined
      ? await renderPages(data, { reused, threads, tell })
      : new Map<string, string>()
  if (only !== undefined) await renderPage(data, only)
  await writeSitemaps(fresh, { index, settings })
  await writeHostRules(fresh, { index, settings })
  await copyAssets({ outDir: fresh, files: publishedFiles(), make: drawSocialCard, tell })
  await reused.placePictures(fresh)
  const { snapshotDir } = settings
  await copyMirroredFiles({ outDir: fresh, snapshotDir, earlier: reused.earlier })
  return views
}

/** Loading the code takes a thread as long as rendering so many pages. */
const PAGES_A_THREAD = 250

const threadsFor = (pages: number) =>
  Math.min(availableParallelism(), Math.max(1, Math.ceil(pages / PAGES_A_THREAD)))
