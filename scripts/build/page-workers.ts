import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { publish } from '#assets/publish.ts'
import { COMPILED } from '../command/compiled.ts'
import { treeOfPath } from '../publish/publication.ts'
import { createPageQueue } from './page-queue.ts'
import type { Answer, Order, Page, PageWorkerData, Rendered, Task } from './page-worker.ts'

/** The number of pages in an order: an order for each page would cost as much as a small page. */
const PAGES_AT_ONCE = 8

/** The number of orders that a worker has at a time, so that it never waits for the next. */
const ORDERS_AT_ONCE = 2

/**
 * Rendering a page allocates mostly short-lived strings. A small young generation frees them early, so that memory
 * stays flat.
 */
const LIMITS = { maxYoungGenerationSizeMb: 32 }

export type PageWorkers = {
  /** All pages of some trees. */
  list: (trees: readonly string[]) => Promise<Page[]>
  /** Renders pages into the site, except those that are published with the same view; calls `onRendered` for each page. */
  render: (pages: readonly Page[], options?: RenderOptions) => Promise<void>
  /** Starts further threads, up to this number. */
  grow: (threads: number) => void
  close: () => Promise<void>
}

type RenderOptions = {
  /** The digest of the view with which a page is published, if it is. */
  publishedView?: (file: string) => string | undefined
  onRendered?: (file: string, rendered: Rendered) => void
}

/** How long a thread may take to finish what native code draws for it. */
const PATIENCE_MS = 10_000

type Waiting = { resolve: (answer: Answer) => void; reject: (reason: unknown) => void }

/**
 * Renders pages in threads, at first in one. Orders are sorted by tree, because a worker reads each tree that it
 * renders.
 */
export function startPageWorkers(data: PageWorkerData): PageWorkers {
  const waiting = new Map<number, Waiting>()
  const workers = [start()]
  let orders = 0
  let failure: { reason: unknown } | undefined
  /** Whether an order has failed in one part, while others of its parts may still be drawn. */
  let hasFailed = false

  function start() {
    const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
      workerData: data,
      resourceLimits: LIMITS,
      // React and other packages are three times as slow if NODE_ENV is not set.
      env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILED }
    })
    worker.on('message', (answer: Answer) => waiting.get(answer.id)?.resolve(answer))
    const giveUp = (reason: unknown) => {
      // The thread may end before its first order.
      failure ??= { reason }
      for (const { reject } of waiting.values()) reject(reason)
    }
    worker.on('error', giveUp)
    worker.on('exit', () => giveUp(new Error('A worker that renders pages ended before them.')))
    return worker
  }

  async function ask(worker: Worker, task: Task): Promise<Answer> {
    if (failure) throw failure.reason
    const id = orders++
    const answer = await new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...task } satisfies Order)
    })
    waiting.delete(id)
    if ('error' in answer) {
      hasFailed = true
      throw answer.error
    }
    return answer
  }

  async function renderPages(worker: Worker, pages: Page[], options: RenderOptions): Promise<void> {
    const { publishedView, onRendered } = options
    const answer = await ask(worker, {
      render: pages.map(page => ({ page, published: publishedView?.(page.file) }))
    })
    if (!('rendered' in answer)) return
    for (const file of answer.assets) publish(file)
    for (const [at, { file }] of pages.entries()) {
      const rendered = answer.rendered[at]
      if (rendered) onRendered?.(file, rendered)
    }
  }

  return {
    grow: threads => {
      while (workers.length < threads) workers.push(start())
    },
    list: async trees => {
      const [worker] = workers
      const answer = worker && (await ask(worker, { list: trees }))
      return answer && 'listed' in answer ? answer.listed : []
    },
    render: async (pages, options = {}) => {
      const queue = createPageQueue<Page>()
      for (const page of pages) queue.add(treeOfPath(page.file), page)
      const lanes = workers.flatMap(worker => Array.from({ length: ORDERS_AT_ONCE }, () => worker))
      await Promise.all(
        lanes.map(async worker => {
          for (
            let some = queue.next(worker, PAGES_AT_ONCE);
            some.length > 0;
            some = queue.next(worker, PAGES_AT_ONCE)
          )
            await renderPages(worker, some, options)
        })
      )
    },
    close: async () => {
      const mayDraw = hasFailed || waiting.size > 0
      failure ??= { reason: new Error('The threads that render pages have ended.') }
      if (mayDraw) await Promise.all(workers.map(letFinish))
      await Promise.all(workers.map(worker => worker.terminate()))
    }
  }
}

/** Node ends the whole process where a thread is terminated while native code, which draws pictures, works for it. */
async function letFinish(worker: Worker): Promise<void> {
  if (worker.threadId === -1) return
  const ended = once(worker, 'exit').catch(() => undefined)
  worker.postMessage('finish' satisfies Order)
  await Promise.race([ended, setTimeout(PATIENCE_MS, undefined, { ref: false })])
}
