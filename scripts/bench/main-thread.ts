import type { Page } from '@playwright/test'

export type Cost = (act: () => Promise<unknown>) => Promise<number>

/**
 * Slows the page's processor down by that factor, and gives a function that measures an action: what the page's main
 * thread computes until the action is on the screen, in milliseconds of the thread's own time, however busy the machine is.
 */
export async function measureMainThread(page: Page, slowDown: number): Promise<Cost> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  return async act => {
    await page.evaluate(untilIdle)
    const before = await spent()
    await act()
    await page.evaluate(untilPainted)
    return ((await spent()) - before) * 1000
  }
}

function untilIdle() {
  return new Promise(done => requestIdleCallback(done))
}

function untilPainted() {
  return new Promise(done =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
  )
}
