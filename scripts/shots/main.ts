import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { readIndex } from '#snapshot/store.ts'
import { findBrowser } from '#scripts/browser.mjs'
import { startHost } from '#scripts/serve/server.ts'
import { readOptions } from './options.ts'
import { pagesToShoot } from './pages.ts'
import { shoot } from './take.ts'

const DIST = 'dist'
const FOLDER = '.build/shots'

/** npm run shots: a picture of every screen of the built site, to be looked at one by one. */
async function takeShots(args: string[]): Promise<void> {
  if (!existsSync(DIST)) throw new Error('There is no site yet: `npm run build` makes one.')
  const options = readOptions(args)
  const pages = pagesToShoot(options, readIndex())
  const host = await startHost({ dist: DIST, config: 'netlify.toml', port: 0 })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu']
  })
  try {
    await rm(FOLDER, { recursive: true, force: true })
    const findings: string[] = []
    for (const width of options.widths)
      findings.push(...(await shoot(pages, width, { browser, baseURL: host.url, folder: FOLDER })))
    for (const finding of findings) console.warn(finding)
    console.log(`${pages.length * options.widths.length} pictures are in ${FOLDER}.`)
    process.exitCode = findings.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await host.close()
  }
}

try {
  await takeShots(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
