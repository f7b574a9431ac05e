import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReusedPages } from '../publish/reused-pages.ts'
import type { Progress } from '../publish/stages.ts'
import type { Page, PageWorkerData } from './page-worker.ts'
import { type PageWorkers, startPageWorkers } from './page-workers.ts'

/** The digests of views, by the file of their page. */
export type Views = ReadonlyMap<string, string>

type Options = { reused: ReusedPages; tell?: (progress: Progress) => void }

/**
 * Writes all pages of the snapshot into the site: those of unchanged trees are reused, and pages of an unchanged view;
 * the others are rendered. Answers the digests of the views, by file.
 */
export function renderPages(data: PageWorkerData, { reused, tell }: Options): Promise<Views> {
  return withWorkers(data, async ({ list, render }) => {
    const pages = firstOfEach(await list())
    await makeFolders(data.outDir, pages)
    const files = pages.map(({ file }) => file)
    const placed = reused.place(files, data.outDir)
    const left = pages.filter(({ file }) => !placed.has(file))
    const views = new Map<string, string>()
    const kept: string[] = []
    let done = 0
    await render(left, {
      publishedView: reused.publishedView,
      tell: (file, { view, isKept }) => {
        if (view !== undefined) views.set(file, view)
        if (isKept) kept.push(file)
        tell?.({ done: ++done, all: left.length, what: 'pages' })
      }
    })
    reused.keep(kept, data.outDir)
    return views
  })
}

/**
 * Writes one page of the snapshot into the site.
 * @throws when there is no such page
 */
export function renderPage(data: PageWorkerData, file: string): Promise<void> {
  return withWorkers(data, async ({ list, render }) => {
    const page = (await list()).find(one => one.file === file)
    if (!page) throw new Error(`There is no page ${file}. A page is named as in br/product/4101.`)
    await makeFolders(data.outDir, [page])
    await render([page])
  })
}

async function withWorkers<Result>(
  data: PageWorkerData,
  work: (workers: PageWorkers) => Promise<Result>
): Promise<Result> {
  const workers = startPageWorkers(data)
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
