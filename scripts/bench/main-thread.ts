import type { Page } from '@playwright/test'

/**
 * Milliseconds of main-thread work after a key: until the next frame, until the frame with the products found, and
 * until the page is idle. Measured with the thread's own clock, which stops while other programs have the processor.
 */
export type Cost = { answer: number; products: number; all: number }
export type Measure = (act: () => Promise<unknown>) => Promise<Cost>

/** An event of a Chromium trace: in microseconds, of one thread of one process. */
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
/** Its wall-clock times, and the thread's clock at both ends. */
type Span = { start: number; end: number; from: number; to: number }

/** Events with an effect. The key press itself paints a frame before: Space acts when it is released. */
const deeds = new Set(['input', 'click', 'change'])
const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing'
]
/** The name of the page's mark for the moment when other products are shown. */
const SHOWN = 'products-shown'

/**
 * Slows the page's processor down by this factor, and returns a function that traces the cost of a key: the tasks of
 * the main thread until it commits the next frame (`Commit`), until the frame with the products, and until it is
 * idle.
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

/** Reads the thread's clock, from the task in which a key has its effect. */
function costOf(trace: readonly TraceEvent[]): Cost {
  const deed = trace.findLast(
    ({ name, args }) => name === 'EventDispatch' && deeds.has(args.data?.type ?? '')
  )
  if (!deed) throw new Error('The trace has no input event: the page received no input.')
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
  // A task that is cut off at the end of the trace has no thread time.
  const tasks = spansOf('RunTask').filter(({ from }) => from > 0)
  // A task that ends after the last frame lasts as long as the work does.
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

/** Resolves when the page is idle. */
function nothingLeft(): Promise<void> {
  return new Promise(done =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done)))
    )
  )
}
