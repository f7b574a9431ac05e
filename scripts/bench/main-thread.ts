import type { Page } from '@playwright/test'

/** In milliseconds: from a key to the next picture that the visitor sees, and all that the main thread computes for it. */
export type Cost = { answer: number; all: number }
export type Measure = (act: () => Promise<unknown>) => Promise<Cost>

/**
 * Slows the page's processor down by that factor, and gives a function that measures what keys cost. The answer is what the
 * browser itself measures of an interaction (Event Timing, in steps of 8 ms, at least 16); the rest is the thread's own
 * time, less what the measuring takes.
 */
export async function measureMainThread(page: Page, slowDown: number): Promise<Measure> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.evaluate(watchAnswers)
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const measure: Measure = async act => {
    await page.evaluate(takeAnswer)
    const before = await spent()
    await act()
    const answer = await page.evaluate(takeAnswer)
    return { answer, all: (await spent()) - before }
  }
  const nothing = await measure(() => page.evaluate(() => undefined))
  return async act => {
    const { answer, all } = await measure(act)
    return { answer, all: all - nothing.all }
  }
}

declare global {
  var slowestAnswer: number
}

function watchAnswers() {
  globalThis.slowestAnswer = 0
  const observer = new PerformanceObserver(list => {
    const durations = list.getEntries().map(({ duration }) => duration)
    globalThis.slowestAnswer = Math.max(globalThis.slowestAnswer, ...durations)
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** The slowest answer since it was last taken, once the page has nothing left to do. */
function takeAnswer(): Promise<number> {
  return new Promise(done =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        requestIdleCallback(() => {
          done(globalThis.slowestAnswer)
          globalThis.slowestAnswer = 0
        })
      )
    )
  )
}
