import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { publish } from '#assets/publish.ts'
import { createPageQueue } from './page-queue.ts'
import type { FailedPage, PageOrder, PageWorkerData, RenderedPage } from './page-worker.ts'

/** The number of pages that a worker renders at a time: while one waits for its islands, another is rendered. */
const PAGES_AT_ONCE = 4

/**
 * Rendering a page allocates mostly short-lived strings. A small young generation frees them early, so that memory
 * stays flat.
 */
const LIMITS = { maxYoungGenerationSizeMb: 32 }

export type PageWorkers = {
  render: (tree: string, page: Omit<PageOrder, 'id'>) => Promise<Response>
  close: () => Promise<void>
}

type Waiting = { resolve: (response: Response) => void; reject: (reason: unknown) => void }

/** Renders pages in as many threads as there are cores, tree by tree, because a worker reads each tree it renders. */
export function startPageWorkers(data: PageWorkerData): PageWorkers {
  const queue = createPageQueue<PageOrder>()
  const waiting = new Map<number, Waiting>()
  const workers = Array.from({ length: availableParallelism() }, start)
  const idle = Array.from({ length: PAGES_AT_ONCE }, () => workers).flat()
  let orders = 0

  function start() {
    const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
      workerData: data,
      resourceLimits: LIMITS
    })
    worker.on('message', (answer: RenderedPage | FailedPage) => {
      take(answer)
      give(worker)
    })
    const giveUp = (reason: unknown) => {
      for (const { reject } of waiting.values()) reject(reason)
    }
    worker.on('error', giveUp)
    worker.on('exit', () => giveUp(new Error('A worker that renders pages ended before them.')))
    return worker
  }

  function give(worker: Worker) {
    const order = queue.next(worker)
    if (order) worker.postMessage(order)
    else idle.push(worker)
  }

  function take(answer: RenderedPage | FailedPage) {
    const order = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) return order?.reject(answer.error)
    for (const file of answer.published) publish(file)
    order?.resolve(new Response(answer.body, answer))
  }

  return {
    render: (tree, page) => {
      const id = orders++
      queue.add(tree, { id, ...page })
      const worker = idle.pop()
      // Astro requests the pages one after the other; a worker chooses when all of them are known.
      if (worker) setImmediate(give, worker)
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    close: async () => {
      await Promise.all(workers.map(worker => worker.terminate()))
    }
  }
}
