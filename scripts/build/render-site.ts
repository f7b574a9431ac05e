import { copyFile, cp, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { copyAssets } from '#assets/copy-assets.ts'
import { publishedFiles } from '#assets/publish.ts'
import { KEEP_WORKER } from '#config/script-policies.ts'
import type { Settings } from '#config/settings.ts'
import { awaitAll } from '#lib/await-all.ts'
import { copyMirroredFiles } from '#snapshot/copy-files.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { pagesOfTree } from '#tree/pages.ts'
import { writeSitemaps } from '#tree/write-sitemaps.ts'
import { currentSite } from '../publish/releases.ts'
import { noReusedPages, type ReusedPages } from '../publish/reused-pages.ts'
import type { Progress } from '../publish/stages.ts'
import type { Bundle } from './bundle.ts'
import { workerOf } from './bundle-workers.ts'
import { renderPage, renderPages, type Views } from './render-pages.ts'
import type { Renderer } from './renderer.ts'
import { drawOrdered } from './draw-ordered.ts'
import { writeHostRules } from '../hosts/write-host-rules.ts'

type Options = {
  index: SiteIndex
  settings: Settings
  renderer: Renderer
  reused?: ReusedPages
  /** The file of the only page to render, `/br/news.html`; all of them without it. */
  only?: string
  onProgress?: (progress: Progress) => void
}

/**
 * Renders the snapshot into the folder `fresh`, with files, redirects and headers. Pages of trees that have not changed
 * since the published release are taken from it, and pages of the same view. Answers the digests of what pages and
 * sitemaps show, by file.
 */
export async function renderSite(
  fresh: string,
  { index, settings, renderer, reused = noReusedPages, only, onProgress }: Options
): Promise<Views> {
  const bundle = await renderer.bundle()
  const workers = await renderer.workers()
  // Before `cp` looks whether it is there: threads make folders in it.
  await mkdir(fresh, { recursive: true })
  const changed = index.trees.filter(
    ({ prefix }) => (settings.trees?.includes(prefix) ?? true) && !reused.trees.has(prefix)
  )
  const trees = changed.map(({ prefix }) => prefix)
  const where = { outDir: fresh, trees }
  const render = () => {
    if (only !== undefined) return renderPage(workers, only, where)
    workers.grow(threadsFor(changed.flatMap(tree => pagesOfTree(tree, index)).length))
    return renderPages(workers, { ...where, reused, onProgress })
  }
  // Everything else is written while threads render the pages.
  const { views, sitemaps } = await awaitAll({
    views: render(),
    sitemaps: writeRest(fresh, { index, settings, bundle, reused })
  })
  await renderer.close()
  const files = await reused.takePictures(publishedFiles(), fresh)
  await copyAssets({ outDir: fresh, files, make: drawOrdered, onProgress })
  return new Map([...views, ...sitemaps])
}

type Rest = { index: SiteIndex; settings: Settings; bundle: Bundle; reused: ReusedPages }

/** Writes all files that are no rendered pages. Answers the digests of the sitemaps, by file. */
async function writeRest(fresh: string, { index, settings, bundle, reused }: Rest): Promise<Views> {
  await reused.place(fresh)
  // Without the files that were taken by now.
  await cp(bundle.site, fresh, { recursive: true, force: false })
  await copyFile(join(bundle.workers, workerOf(settings)), join(fresh, KEEP_WORKER))
  const keep = (file: string, digest: string) => reused.keepSame(file, digest, fresh)
  const sitemaps = writeSitemaps(fresh, { index, settings, keep })
  await writeHostRules(fresh, { index, settings })
  const { snapshotDir } = settings
  const published = currentSite(settings.outDir)
  const take = (path: string) => {
    reused.take([path], fresh)
  }
  const earlier = reused.earlier && { ...reused.earlier, take }
  await copyMirroredFiles({ outDir: fresh, snapshotDir, published, earlier })
  return sitemaps
}

/** A further thread is worth its start for this number of pages: rendering them takes as long as loading the code. */
const PAGES_A_THREAD = 250

const threadsFor = (pages: number) =>
  Math.min(availableParallelism(), Math.max(1, Math.ceil(pages / PAGES_A_THREAD)))
