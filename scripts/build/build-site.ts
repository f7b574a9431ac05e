import { rm } from 'node:fs/promises'
import { workFolderOf } from '#lib/swap-folder.ts'
import type { CommandSettings } from '../command/settings.ts'
import { count } from '../command/count.ts'
import { writeHistory } from '../publish/history.ts'
import { isPage } from '../publish/publication.ts'
import {
  factsOf,
  guardContent,
  type Published,
  publishSite,
  publishUnchanged,
  sourceOf
} from '../publish/publish.ts'
import { deleteDiscarded, releasesOf, reportFolderOf } from '../publish/releases.ts'
import { publishedSnapshot } from '../publish/release-snapshot.ts'
import { writeReport } from '../publish/report/write-report.ts'
import { packageList } from '../publish/package-list.ts'
import { noReusedPages, openReusedPages } from '../publish/reused-pages.ts'
import { createStages, type Stages } from '../publish/stages.ts'
import { withSite } from '../publish/with-site.ts'
import { withOutcome } from './outcome.ts'
import { pullByChange } from './pull-by-change.ts'
import { openRenderer } from './renderer.ts'
import { type ConnectedSettings, withAnyBff } from '../command/with-bff.ts'

/**
 * Pulls all content, renders it, and publishes the site in `outDir`, with a report. If the build fails before that or the
 * guard stops it, the published site stays unchanged.
 */
export async function build(settings: CommandSettings): Promise<string> {
  const { outDir } = settings
  const stages = createStages()
  if (settings.pictures) (await import('../publish/report/take-pictures.ts')).assertBrowser()
  const { publication, unchanged, keptPages } = await withOutcome(outDir, onPublished =>
    withSite(settings, () =>
      withAnyBff(settings, connected =>
        pullAndPublish({ ...settings, ...connected }, { stages, onPublished })
      )
    )
  )
  const { built, files, findings } = publication
  const pages = count(Object.keys(files).filter(isPage).length, 'page')
  const seconds = stages.all.reduce((sum, stage) => sum + stage.seconds, 0).toFixed(1)
  const kept = findings.filter(({ kind }) => kind === 'kept').map(({ tree }) => tree)
  return [
    `Built ${count(built.length, 'tree')} with ${pages} in ${seconds} s.`,
    ...(unchanged > 0
      ? [`Not rendered again, because nothing in them changed: ${count(unchanged, 'tree')}.`]
      : []),
    ...(keptPages > 0
      ? [
          `Not rendered again, because they show the same: ${count(keptPages, 'page')} of trees that changed.`
        ]
      : []),
    `${count(findings.length, 'finding')} about the content, and what changed: ${reportFolderOf(outDir)}/publication.html`,
    ...(kept.length > 0
      ? [`As they are published, because their pull failed: ${kept.join(', ')}.`]
      : [])
  ].join('\n')
}

type Running = { stages: Stages; onPublished: (published: Published) => void }

async function pullAndPublish(
  settings: CommandSettings & ConnectedSettings,
  { stages, onPublished }: Running
): Promise<Published & { unchanged: number; keptPages: number }> {
  const { outDir } = settings
  const fresh = workFolderOf(outDir)
  const renderer = openRenderer(settings, fresh)
  const content = publishedSnapshot(releasesOf(outDir), sourceOf(settings))
  try {
    const pulled = await stages.run('Pull', onProgress =>
      pullByChange(
        { ...settings, published: content },
        { onProgress, log: stages.warn, onChange: renderer.begin }
      )
    )
    const known = factsOf(pulled, settings)
    // Pages show this history, and the report names the trees with which it begins.
    const facts = { ...known, begun: await writeHistory({ ...settings, ...known }) }
    await guardContent(facts, settings)
    const packages = packageList()
    // A build that ends for another reason names that one.
    packages.catch(() => undefined)
    const report = async (published: Published) => {
      onPublished(published)
      await writeReport(published, {
        ...settings,
        packages: await packages,
        stages: stages.all,
        withPictures: settings.pictures
      })
    }
    const same = settings.clean ? undefined : await publishUnchanged(facts, settings)
    if (same) {
      await report(same)
      return { ...same, unchanged: facts.built.length, keptPages: 0 }
    }
    const reused = settings.clean ? noReusedPages : await openReusedPages(outDir, facts)
    const { index } = pulled
    await stages.run('Bundle', renderer.bundle)
    // While pages are rendered, because it does not concern this build.
    const deleted = deleteDiscarded(outDir)
    const views = await stages.run('Render', async onProgress => {
      // Loading the code that draws pictures takes longer than finding out that nothing has changed.
      const { renderSite } = await import('./render-site.ts')
      return renderSite(fresh, { index, settings, renderer, reused, onProgress })
    })
    // Nothing is published without them.
    await packages
    const published = await stages.run('Publish', () =>
      publishSite(fresh, { facts, settings, earlier: reused.earlier, views })
    )
    await report(published)
    await deleted
    return { ...published, unchanged: reused.trees.size, keptPages: reused.keptPages.length }
  } finally {
    await renderer.close()
    // When a page fails, others are still being written. Its error is reported, and not that of removing the folder.
    await rm(fresh, { recursive: true, force: true, maxRetries: 10 })
  }
}
