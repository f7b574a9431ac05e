import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReusedPages } from '../publish/reused-pages.ts'
import type { Progress } from '../publish/stages.ts'
import type { Page } from './page-worker.ts'
import type { PageWorkers } from './page-workers.ts'

/** The digests of views, by the file of their page. */
export type Views = ReadonlyMap<string, string>

type Options = {
  /** The folder of the site. */
  outDir: string
  /** The trees that have changed. */
  trees: readonly string[]
  reused: ReusedPages
  onProgress?: (progress: Progress) => void
}

/**
 * Writes all pages of some trees into the site: pages of an unchanged view are reused, and the others are rendered.
 * Answers the digests of the views, by file.
 */
export async function renderPages(
  { list, render }: PageWorkers,
  { outDir, trees, reused, onProgress }: Options
): Promise<Views> {
  const pages = firstOfEach(await list(trees))
  await makeFolders(outDir, pages)
  const views = new Map<string, string>()
  const kept: string[] = []
  let done = 0
  await render(pages, {
    publishedView: reused.publishedView,
    onRendered: (file, { view, isKept }) => {
      if (view !== undefined) views.set(file, view)
      if (isKept) kept.push(file)
      onProgress?.({ done: ++done, all: pages.length, what: 'pages' })
    }
  })
  reused.keep(kept, outDir)
  return views
}

/**
 * Writes one page of some trees into the site.
 * @throws when there is no such page
 */
export async function renderPage(
  { list, render }: PageWorkers,
  file: string,
  { outDir, trees }: Pick<Options, 'outDir' | 'trees'>
): Promise<Views> {
  const page = (await list(trees)).find(one => one.file === file)
  if (!page) throw new Error(`There is no page ${file}. A page is named as in br/product/4101.`)
  await makeFolders(outDir, [page])
  await render([page])
  return new Map()
}

/** Two routes may have a page of one address: the first of them is more specific. */
function firstOfEach(pages: readonly Page[]): Page[] {
  return [...new Map(pages.toReversed().map(page => [page.file, page])).values()]
}

async function makeFolders(outDir: string, pages: readonly Page[]): Promise<void> {
  const folders = new Set(pages.map(({ file }) => dirname(join(outDir, file))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
}
