import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'

/**
 * What Lighthouse measures of a page. `paint`: when its largest part is painted; `blocked`: how long it does not react
 * to input.
 */
export type PageFigures = {
  performance: number
  paint: number
  blocked: number
  bytes: number
  /** The audits of other categories that it fails. */
  faults: string[]
}

/** A Chromium by its debugging port, and how many times slower the phone is than this computer. */
export type MeasuringBrowser = { port: number; cpuSlowdownMultiplier: number }

export const goals = { performance: 100, paint: 1200, blocked: 50 }

export const misses = ({ performance, paint, blocked, faults }: PageFigures): boolean =>
  performance < goals.performance ||
  paint > goals.paint ||
  blocked > goals.blocked ||
  faults.length > 0

const CATEGORIES = ['performance', 'seo', 'accessibility', 'best-practices']
/** Pages that are not indexed fail these audits, and a local address is never the canonical one. */
const EXPECTED = ['is-crawlable', 'canonical', 'http-status-code']
/** Other programs disturb a measurement: a page that misses a goal is measured again. */
const TURNS = 3

/**
 * The figures of a page. If it misses a goal it is measured three times, and the run with the median of `blocked`
 * counts.
 */
export async function measurePage(url: string, browser: MeasuringBrowser): Promise<PageFigures> {
  const all = [await measureOnce(url, browser)]
  while (all.every(misses) && all.length < TURNS) all.push(await measureOnce(url, browser))
  const sorted = all.toSorted((one, other) => one.blocked - other.blocked)
  const median = all.length < TURNS ? all.at(-1) : sorted[Math.floor(TURNS / 2)]
  if (!median) throw new Error(`There are no figures of ${url}.`)
  return median
}

async function measureOnce(
  url: string,
  { port, cpuSlowdownMultiplier }: MeasuringBrowser
): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier }
  })
  if (!result) throw new Error(`Lighthouse gave no report of ${url}.`)
  const { categories, audits } = result.lhr
  const numberOf = (id: string) => Math.round(audits[id]?.numericValue ?? NaN)
  const { performance, ...others } = categories
  const faults = Object.values(others).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && !EXPECTED.includes(id))
      .map(({ id }) => audits[id])
      .filter(audit => audit !== undefined && audit.score !== null && audit.score < 1)
      .map(audit => `${title}: ${audit?.title ?? ''} (${audit?.id ?? ''})`)
  )
  return {
    performance: Math.round((performance?.score ?? 0) * 100),
    paint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    bytes: numberOf('total-byte-weight'),
    faults
  }
}
