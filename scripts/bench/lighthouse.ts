import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { readSettings } from '#config/settings.ts'
import { routeNames } from '#routes/routes.ts'
import { findBrowser } from '#scripts/setup/find-browser.mjs'
import { fail } from '#scripts/command/fail.ts'
import { startHost } from '#scripts/serve/server.ts'
import { pagesToShoot } from '#scripts/shots/pages.ts'
import { readIndex } from '#snapshot/store.ts'

const CATEGORIES = ['seo', 'accessibility', 'best-practices']
/** Pages that are not indexed rightly fail these audits, and a local address is never the canonical one. */
const EXPECTED = ['is-crawlable', 'canonical', 'http-status-code']

// npm run bench:lighthouse -- gl br: what Lighthouse reports for every kind of page of these trees
// in the built site.
try {
  const { outDir, siteUrl, snapshotDir } = readSettings(process.env)
  const trees = process.argv.slice(2)
  const pages = pagesToShoot(
    { trees: trees.length > 0 ? trees : ['gl'], routes: routeNames },
    readIndex(snapshotDir)
  )
  const host = await startHost({
    dist: outDir,
    config: 'netlify.toml',
    port: Number(new URL(siteUrl).port)
  })
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic']
  })
  try {
    let faults = 0
    for (const { path } of pages) {
      const found = await faultsOf(host.url + path, chrome.port)
      faults += found.length
      console.log(`${path} ${found.length === 0 ? '100' : `\n  ${found.join('\n  ')}`}`)
    }
    process.exitCode = faults === 0 ? 0 : 1
  } finally {
    chrome.kill()
    await host.close()
  }
} catch (error) {
  fail(error)
}

/** The audits that lower the score of a category. */
async function faultsOf(url: string, port: number): Promise<string[]> {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave no report of ${url}.`)
  const { categories, audits } = result.lhr
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && !EXPECTED.includes(id))
      .map(({ id }) => audits[id])
      .filter(audit => audit !== undefined && audit.score !== null && audit.score < 1)
      .map(audit => `${title}: ${audit?.title ?? ''} (${audit?.id ?? ''})`)
  )
}
