import type { Page } from '@playwright/test'

/**
 * The milliseconds from the last tap to its answer, of the longest task in between, and of the slowest key; how many
 * times the page had to wait for the network, and the transferred bytes.
 */
export type Measured = { answer: number; task: number; key: number; steps: number; bytes: number }

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A connection of 1.6 Mbit/s and 150 ms, and a processor that is so many times slower than this computer's. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate })
}

type Watched = { from: number; at?: number; tasks: number[]; keys: number[] }
declare global {
  var watched: Watched
}

/** Watches a page from before it is opened. Returns a function that reads the figures once the answer is there. */
export async function watch(page: Page, answer: string): Promise<() => Promise<Measured>> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const asked = new Map<string, number>()
  const arrived: number[] = []
  let bytes = 0
  client.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith('data:')) asked.set(requestId, wallTime * 1000)
  })
  // A file in the browser's cache needs no network.
  client.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) asked.delete(requestId)
    if (asked.has(requestId)) arrived.push(Date.now())
    bytes += encodedDataLength
  })
  await page.addInitScript(observe, answer)
  return async () => {
    await page.waitForFunction(() => globalThis.watched.at !== undefined, undefined, {
      polling: 50
    })
    const { from, at = NaN, tasks, keys } = await page.evaluate(() => globalThis.watched)
    return {
      answer: at - from,
      task: Math.max(0, ...tasks),
      key: Math.max(0, ...keys),
      steps: stepsOf(
        [...asked.values()].filter(time => time >= from - 50 && time < at),
        arrived
      ),
      bytes
    }
  }
}

/** A step begins with the first request after the first file of the step before has arrived. */
function stepsOf(asked: number[], arrived: number[]): number {
  let [steps, until] = [0, 0]
  for (const time of asked) {
    if (time < until) continue
    steps += 1
    until = arrived.find(arrival => arrival > time) ?? Infinity
  }
  return steps
}

/** In the page: notes the last tap, the first frame with the answer, and long tasks and slow keys on the way. */
function observe(answer: string): void {
  // No notice covers the page.
  localStorage.setItem('consentAccepted', 'true')
  const KEY = 'watched-from'
  const watched: Watched = { from: Number(sessionStorage.getItem(KEY)), tasks: [], keys: [] }
  globalThis.watched = watched
  const observer = (into: number[]) =>
    new PerformanceObserver(list => {
      for (const { startTime, duration } of list.getEntries())
        if (performance.timeOrigin + startTime + duration > watched.from) into.push(duration)
    })
  observer(watched.tasks).observe({ type: 'longtask' })
  observer(watched.keys).observe({
    type: 'event',
    durationThreshold: 16
  } as PerformanceObserverInit)
  const begin = ({ timeStamp }: Event) => {
    watched.from = performance.timeOrigin + timeStamp
    watched.tasks.length = 0
    sessionStorage.setItem(KEY, String(watched.from))
  }
  for (const type of ['pointerdown', 'submit'])
    addEventListener(type, begin, { capture: true, passive: true })
  const look = () => {
    if (watched.from && document.querySelector(answer))
      requestAnimationFrame(() =>
        setTimeout(() => {
          watched.at = performance.timeOrigin + performance.now()
        })
      )
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
