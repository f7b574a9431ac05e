import { chromium } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { findBrowser } from '../setup/find-browser.mjs'

/**
 * The benchmark index of the simulated phone. Lighthouse slows a computer down four times to have a phone of the middle
 * class, and means a fast computer, which has an index of 1,500 to 2,000
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 */
const PHONE = 1750 / 4
const TURNS = 3

/**
 * How many times slower than this computer the phone is: measured, because four times slower than a slow computer
 * would be another phone. At least 1.
 */
export async function timesSlower(): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu']
  })
  try {
    const page = await browser.newPage()
    let index = 0
    // Other programs can only make it lower.
    for (let turn = 0; turn < TURNS; turn++)
      index = Math.max(index, await page.evaluate(pageFunctions.computeBenchmarkIndex))
    const times = Math.max(1, Math.round((index / PHONE) * 10) / 10)
    console.log(`The phone is ${times} times slower than this computer (benchmark index ${index}).`)
    return times
  } finally {
    await browser.close()
  }
}
