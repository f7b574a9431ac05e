import type { Page } from '@playwright/test'

/**
 * Milliseconds that the page's main thread works from a key: to the next picture that the visitor sees, to the picture
 * with the products that were found, and until it rests. By the clock of the thread, which stands still while other
 * programs have the processor.
 */
export type Cost = { answer: number; products: number; all: number }
export type Measure = (act: () => Promise<unknown>) => Promise<Cost>

/** What a trace of Chromium tells: in microseconds, of one thread of one process. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tts?: number
  tdur?: number
  args: { data?: { type?: string } }
}
/** When it was, and what the clock of its thread said at both ends. */
type Span = { start: number; end: number; from: number; to: number }

/** What a key does. That it is down makes a picture of its own before: Space chooses when it comes up again. */
const deeds = new Set(['input', 'click', 'change'])
const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing'
]
/** What the page calls the moment when other products show. */
const SHOWN = 'products-shown'

/**
 * Slows the page's processor down by that factor, and gives a function that traces what a key costs: the tasks of the main
 * thread until it hands the next picture on (`Commit`), until that of the products, and until it has nothing left to do.
 */
export async function measureMainThread(page: Page, slowDown: number): Promise<Measure> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.evaluate(markProducts, SHOWN)
  const trace: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) =>
    trace.push(...(value as unknown as TraceEvent[]))
  )
  return async act => {
    trace.length = 0
    await page.evaluate(nothingLeft)
    await client.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: categories }
    })
    await act()
    await page.evaluate(nothingLeft)
    const complete = new Promise(resolve => client.once('Tracing.tracingComplete', resolve))
    await client.send('Tracing.end')
    await complete
    return costOf(trace)
  }
}

/** Reads the clock of the thread, from the task in which a key does something. */
function costOf(trace: readonly TraceEvent[]): Cost {
  const deed = trace.findLast(
    ({ name, args }) => name === 'EventDispatch' && deeds.has(args.data?.type ?? '')
  )
  if (!deed) throw new Error('The trace has no deed: the page was not asked anything.')
  const spansOf = (name: string) =>
    trace
      .filter(event => event.name === name && event.pid === deed.pid && event.tid === deed.tid)
      .map(({ ts, dur = 0, tts = 0, tdur = 0 }): Span => ({
        start: ts,
        end: ts + dur,
        from: tts,
        to: tts + tdur
      }))
      .filter(({ end }) => end >= deed.ts)
      .toSorted((one, other) => one.start - other.start)
  const shown = Math.max(deed.ts, ...spansOf(SHOWN).map(({ start }) => start))
  const pictures = spansOf('Commit')
  // A task that the trace cut off at its end tells nothing of its thread's clock.
  const tasks = spansOf('RunTask').filter(({ from }) => from > 0)
  // What ends after the last picture lasts as long as the work does.
  const since = (span = tasks.at(-1)) => ((span?.to ?? NaN) - (tasks[0]?.from ?? NaN)) / 1000
  return {
    answer: since(pictures.find(({ end }) => end > deed.ts)),
    products: since(pictures.find(({ end }) => end > shown)),
    all: since()
  }
}

function markProducts(name: string): void {
  const observer = new MutationObserver(() => performance.mark(name))
  for (const list of document.querySelectorAll('[data-part=list], product-rows table'))
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['hidden'] })
}

/** Resolves once the page has nothing left to do. */
function nothingLeft(): Promise<void> {
  return new Promise(done =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done)))
    )
  )
}
