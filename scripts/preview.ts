import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { hasSnapshot } from '#snapshot/store.ts'
import { pullSite } from './build/pull-site.ts'
import { openRenderer } from './build/renderer.ts'
import { renderSite } from './build/render-site.ts'
import { readArguments } from './command/arguments.ts'
import { fail } from './command/fail.ts'
import { assertPortIsFree } from './command/listen.ts'
import { type CommandSettings, readCommandSettings } from './command/settings.ts'
import { withAnyBff } from './command/with-bff.ts'
import { treeOfPath } from './publish/publication.ts'
import { withSite } from './publish/with-site.ts'
import { startHost } from './serve/server.ts'

/** The preview has a site and a snapshot of its own, so the published site stays as it is. */
const FOLDERS = { outDir: '.build/page-site', snapshotDir: '.build/page-snapshot' }

// npm run preview -- br/product/4101: the page with the content of this moment, without publishing it.
try {
  const { values, positionals } = readArguments({
    name: 'preview',
    does: 'renders one page with the content of this moment and serves it; nothing is published',
    words: '{path, like br/product/4101}',
    options: { 'no-serve': { type: 'boolean', says: 'ends when the page is rendered' } }
  })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0)
    throw new Error('Name one page by its path: npm run preview -- br/product/4101')
  await preview(`/${path.replace(/^\/+|\.html$/g, '')}`, !values['no-serve'])
} catch (error) {
  fail(error)
}

async function preview(path: string, isServed: boolean): Promise<void> {
  const settings = readCommandSettings()
  const { port } = settings
  if (isServed) await assertPortIsFree({ port, variable: 'PORT' })
  const started = performance.now()
  await withSite(FOLDERS, () => writePage(path, settings))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Rendered ${FOLDERS.outDir}${path}.html in ${seconds} s. It is not published.`)
  if (!isServed) return
  const host = await startHost({ dist: FOLDERS.outDir, config: 'netlify.toml', port })
  console.log(`${host.url}${path}\nCtrl-C stops it.`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await host.close()
}

/** Pulls the page's tree only, if a build has left the content of the others. */
async function writePage(path: string, settings: CommandSettings): Promise<void> {
  const tree = treeOfPath(path)
  const known = settings.snapshotDir
  const only = hasSnapshot(known) ? { trees: [tree], dir: known } : undefined
  await withAnyBff({ ...settings, ...FOLDERS, trees: [tree] }, async connected => {
    const { outDir } = connected
    await rm(outDir, { recursive: true, force: true })
    const renderer = openRenderer(connected, outDir)
    renderer.begin()
    try {
      const { index } = await pullSite({ ...connected, only })
      await renderSite(outDir, { index, settings: connected, renderer, only: `${path}.html` })
    } finally {
      await renderer.close()
    }
  })
}
