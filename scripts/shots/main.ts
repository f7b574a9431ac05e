import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { readIndex } from '#snapshot/store.ts'
import { readSettings } from '#config/settings.ts'
import { findBrowser } from '#scripts/setup/find-browser.mjs'
import { count } from '#scripts/command/count.ts'
import { startHost } from '#scripts/serve/server.ts'
import { comparePictures } from './compare.ts'
import { readOptions, type ShotOptions } from './options.ts'
import { pagesToShoot } from './pages.ts'
import { shoot } from './take.ts'

const DIFFERENCES = '.build/differences'

/** npm run shots: a picture of every screen of the built site, to look at. */
async function takeShots(options: ShotOptions): Promise<void> {
  const { outDir: dist, snapshotDir } = readSettings(process.env)
  if (!existsSync(dist)) throw new Error('There is no site yet: `npm run build` makes one.')
  const pages = pagesToShoot(options, readIndex(snapshotDir))
  const host = await startHost({ dist, config: 'netlify.toml', port: 0 })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu']
  })
  try {
    await rm(options.into, { recursive: true, force: true })
    const findings: string[] = []
    for (const width of options.widths)
      findings.push(
        ...(await shoot(pages, width, { browser, baseURL: host.url, folder: options.into }))
      )
    for (const finding of findings) console.warn(finding)
    console.log(`${count(pages.length * options.widths.length, 'picture')} in ${options.into}.`)
    process.exitCode = findings.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await host.close()
  }
}

/** npm run shots -- --compare: the pictures that differ before and after a change. */
async function listDifferences(compared: { before: string; after: string }): Promise<void> {
  await rm(DIFFERENCES, { recursive: true, force: true })
  const differences = await comparePictures({ ...compared, into: DIFFERENCES })
  for (const { picture, pixels, note } of differences)
    console.log([pixels, picture, note].filter(Boolean).join('  '))
  console.log(
    differences.length === 0
      ? 'The pictures are the same.'
      : `${count(differences.length, 'picture')} differ: look at them in ${DIFFERENCES}.`
  )
  process.exitCode = differences.length === 0 ? 0 : 1
}

try {
  const options = readOptions(process.argv.slice(2))
  await (options.compared ? listDifferences(options.compared) : takeShots(options))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
