import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReusedPages } from '../publish/reused-pages.ts'
import type { Progress } from '../publish/stages.ts'
import type { Page, PageWorkerData } from './page-worker.ts'
import { type PageWorkers, startPageWorkers } from './page-workers.ts'

/** The digests of views, by the file of their page. */
export type Views = ReadonlyMap<string, string>

type Options = {
  reused: ReusedPages
  /** Of the workers. */
  threads?: number
  tell?: (progress: Progress) => void
}

/**
 * Writes all pages into the site: those of unchanged trees are reused; of the trees in `data`, pages of an unchanged view
 * are, and the others are rendered. Answers the digests of the views, by file.
 */
export function renderPages(
  data: PageWorkerData,
  { reused, threads, tell }: Options
): Promise<Views> {
  reused.place(data.outDir)
  return withWorkers({ data, threads }, async ({ list, render }) => {
    const pages = firstOfEach(await list())
    await makeFolders(data.outDir, pages)
    const views = new Map<string, string>()
    const kept: string[] = []
    let done = 0
    await render(pages, {
      publishedView: reused.publishedView,
      tell: (file, { view, isKept }) => {
        if (view !== undefined) views.set(file, view)
        if (isKept) kept.push(file)
        tell?.({ done: ++done, all: pages.length, what: 'pages' })
      }
    })
    reused.keep(kept, data.outDir)
    return views
  })
}

/**
 * Writes one page of the trees in `data` into the site.
 * @throws when there is no such page
 */
export function renderPage(data: PageWorkerData, file: string): Promise<void> {
  return withWorkers({ data, threads: 1 }, async ({ list, render }) => {
    const page = (await list()).find(one => one.file === file)
    if (!page) throw new Error(`There is no page ${file}. A page is named as in br/product/4101.`)
    await makeFolders(data.outDir, [page])
    await render([page])
  })
}

async function withWorkers<Result>(
  { data, threads }: { data: PageWorkerData; threads?: number },
  work: (workers: PageWorkers) => Promise<Result>
): Promise<Result> {
  const workers = startPageWorkers(data, threads)
  try {
    return await work(workers)
  } finally {
    await workers.close()
  }
}

/** Two routes may have a page of one address: the first of them is more specific. */
function firstOfEach(pages: readonly Page[]): Page[] {
  return [...new Map(pages.toReversed().map(page => [page.file, page])).values()]
}

async function makeFolders(outDir: string, pages: readonly Page[]): Promise<void> {
  const folders = new Set(pages.map(({ file }) => dirname(join(outDir, file))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
}
