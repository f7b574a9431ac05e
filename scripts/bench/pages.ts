import { launch } from 'chrome-launcher'
import { readSettings } from '#config/settings.ts'
import { routeNames } from '#routes/routes.ts'
import { readArguments } from '#scripts/command/arguments.ts'
import { fail } from '#scripts/command/fail.ts'
import { findBrowser } from '#scripts/setup/find-browser.mjs'
import { pagesToShoot } from '#scripts/shots/pages.ts'
import { readIndex } from '#snapshot/store.ts'
import { hostApart } from './host-apart.ts'
import { trust } from './http2-host.ts'
import {
  goals,
  type MeasuringBrowser,
  measurePage,
  misses,
  type PageFigures
} from './page-figures.ts'
import { timesSlower } from './phone-processor.ts'
import { makeStarter, starters } from './starters.ts'

/** A left-to-right tree, one with everything, and one in Arabic letters. */
const TREES = ['gl', 'br', 'sa']

// npm run bench:pages: what Lighthouse measures of one page of each kind, on its simulated phone with slow 4G, over
// HTTP/2, and of the starters of other site builders. `-- gl` measures one tree only, `-- --alone` no others.
try {
  const { values, positionals: trees } = readArguments({
    name: 'bench:pages',
    does: 'measures a page of each kind with Lighthouse',
    words: '{tree} …',
    options: { alone: { type: 'boolean', says: 'leaves out the starters of other builders' } }
  })
  const { outDir, snapshotDir } = readSettings(process.env)
  const chosen = { trees: trees.length > 0 ? trees : TREES, routes: routeNames }
  const paths = pagesToShoot(chosen, readIndex(snapshotDir)).map(({ path }) => path)
  const cpuSlowdownMultiplier = await timesSlower()
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', trust()]
  })
  // Its launcher ends it with Ctrl-C only; a browser that is left takes half of a core from whatever is measured next.
  process.once('SIGTERM', () => {
    chrome.kill()
    process.exit(143)
  })
  const browser = { port: chrome.port, cpuSlowdownMultiplier }
  try {
    console.log('| page | performance | largest paint | blocked | bytes |\n|---|---|---|---|---|')
    const ours = await measureSite(outDir, paths, browser)
    const missing = ours.filter(misses).length
    if (!values.alone)
      for (const starter of starters) {
        const theirs = await measureSite(makeStarter(starter), starter.paths, browser)
        print(starter.name, mean(theirs))
      }
    print('**this site**', mean(ours))
    console.log(
      `\n${missing} of ${ours.length} pages miss a goal: performance ${goals.performance}, ` +
        `largest paint ${goals.paint} ms, blocked ${goals.blocked} ms, and no fault.`
    )
    process.exitCode = missing === 0 ? 0 : 1
  } finally {
    chrome.kill()
  }
} catch (error) {
  fail(error)
}

async function measureSite(
  dist: string,
  paths: readonly string[],
  browser: MeasuringBrowser
): Promise<PageFigures[]> {
  const host = await hostApart(dist)
  const all: PageFigures[] = []
  try {
    for (const path of paths) {
      await host.prepare(path)
      const figures = await measurePage(host.url + path, browser)
      print(path, figures)
      all.push(figures)
    }
  } finally {
    await host.close()
  }
  return all
}

function print(name: string, { performance, paint, blocked, bytes, faults }: PageFigures): void {
  const figures = [performance, `${paint} ms`, `${blocked} ms`, bytes].join(' | ')
  console.log(`| ${name} | ${figures} |${faults.map(fault => `\n  ${fault}`).join('')}`)
}

function mean(pages: readonly PageFigures[]): PageFigures {
  const of = (part: 'performance' | 'paint' | 'blocked' | 'bytes') =>
    Math.round(pages.reduce((sum, page) => sum + page[part], 0) / pages.length)
  return {
    performance: of('performance'),
    paint: of('paint'),
    blocked: of('blocked'),
    bytes: of('bytes'),
    faults: []
  }
}
