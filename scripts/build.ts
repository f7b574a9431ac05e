import { globSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build as renderPages } from 'astro'
import { readSettings, type Settings } from '#config/settings.ts'
import { copyDrawings } from '#pictures/copy-drawings.ts'
import { formatRedirects } from '#routes/format-redirects.ts'
import { redirects } from '#routes/redirects.ts'
import { copyMirroredFiles } from '#snapshot/copy-files.ts'
import { pull } from '#snapshot/pull.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { withBff } from './with-bff.ts'

export type BuildSummary = { trees: number; pages: number; seconds: number; findings: number }

const OUTPUT = 'dist'

/** Pulls all content and writes the whole site to `dist`. A build that fails leaves the earlier `dist` as it was. */
export async function build(settings: Settings = readSettings()): Promise<BuildSummary> {
  const started = performance.now()
  const { pulled, findings } = await withBff(settings, async connected => {
    // Pages read their settings from the environment, and only now is the embedded BFF's address known.
    process.env.PUBLIC_BFF_URL = connected.publicBffUrl
    const result = await pull(connected, { log: console.error })
    await writeSite(result.index)
    return result
  })
  return {
    trees: settings.trees?.length ?? pulled.length,
    pages: globSync(`${OUTPUT}/**/*.html`).length,
    seconds: (performance.now() - started) / 1000,
    findings: findings.length
  }
}

/** Renders the snapshot into a fresh folder, completes it, and only then puts it in the place of the earlier site. */
async function writeSite(index: SiteIndex): Promise<void> {
  // Inside the project, because a rename across file systems is a copy that can fail half-way.
  const fresh = join('.build', `site-${process.pid}`)
  try {
    await renderPages({ outDir: fresh, logLevel: 'warn' })
    await writeFile(join(fresh, '_redirects'), formatRedirects(redirects(index)))
    await copyDrawings({ outDir: fresh })
    await copyMirroredFiles({ outDir: fresh })
    await rm(OUTPUT, { recursive: true, force: true })
    await rename(fresh, OUTPUT)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  try {
    const { trees, pages, seconds, findings } = await build()
    console.log(
      `Built ${trees} trees with ${pages} pages in ${seconds.toFixed(1)} s. ` +
        `${findings} findings: .snapshot/findings.json.`
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
