import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { publish } from '#assets/publish.ts'
import { COMPILED } from '../command/compiled.ts'
import { treeOfPath } from '../publish/publication.ts'
import { createPageQueue } from './page-queue.ts'
import type { Answer, Order, Page, PageWorkerData, Rendered } from './page-worker.ts'

/** The number of pages that a worker renders at a time: while one waits for its islands, another is rendered. */
const PAGES_AT_ONCE = 4

/**
 * Rendering a page allocates mostly short-lived strings. A small young generation frees them early, so that memory
 * stays flat.
 */
const LIMITS = { maxYoungGenerationSizeMb: 32 }

export type PageWorkers = {
  /** All pages of the snapshot. */
  list: () => Promise<Page[]>
  /** Renders pages into the site, but for those that are published with the same view; `tell` is told of each. */
  render: (pages: readonly Page[], options?: RenderOptions) => Promise<void>
  close: () => Promise<void>
}

type RenderOptions = {
  /** The digest of the view with which a page is published. */
  publishedView?: (file: string) => string | undefined
  tell?: (file: string, rendered: Rendered) => void
}

type Waiting = { resolve: (answer: Answer) => void; reject: (reason: unknown) => void }

/** Renders pages in as many threads as there are cores, tree by tree, because a worker reads each tree it renders. */
export function startPageWorkers(data: PageWorkerData): PageWorkers {
  const waiting = new Map<number, Waiting>()
  const workers = Array.from({ length: availableParallelism() }, start)
  let orders = 0

  function start() {
    const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
      workerData: data,
      resourceLimits: LIMITS,
      // React and others are three times as slow where NODE_ENV is not said.
      env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILED }
    })
    worker.on('message', (answer: Answer) => waiting.get(answer.id)?.resolve(answer))
    const giveUp = (reason: unknown) => {
      for (const { reject } of waiting.values()) reject(reason)
    }
    worker.on('error', giveUp)
    worker.on('exit', () => giveUp(new Error('A worker that renders pages ended before them.')))
    return worker
  }

  async function ask(worker: Worker, order: Omit<Order, 'id'>): Promise<Answer> {
    const id = orders++
    const answer = await new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...order } satisfies Order)
    })
    waiting.delete(id)
    if ('error' in answer) throw answer.error
    return answer
  }

  async function renderPage(worker: Worker, page: Page, options: RenderOptions): Promise<void> {
    const answer = await ask(worker, { page, published: options.publishedView?.(page.file) })
    if (!('assets' in answer)) return
    for (const file of answer.assets) publish(file)
    options.tell?.(page.file, answer)
  }

  return {
    list: async () => {
      const [worker] = workers
      const answer = worker && (await ask(worker, {}))
      return answer && 'pages' in answer ? answer.pages : []
    },
    render: async (pages, options = {}) => {
      const queue = createPageQueue<Page>()
      for (const page of pages) queue.add(treeOfPath(page.file), page)
      const lanes = workers.flatMap(worker => Array.from({ length: PAGES_AT_ONCE }, () => worker))
      await Promise.all(
        lanes.map(async worker => {
          for (let page = queue.next(worker); page; page = queue.next(worker))
            await renderPage(worker, page, options)
        })
      )
    },
    close: async () => {
      await Promise.all(workers.map(worker => worker.terminate()))
    }
  }
}
