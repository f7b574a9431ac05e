import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workFolderOf } from '#lib/swap-folder.ts'
import { withOutcome } from '#scripts/build/outcome.ts'
import { publishSite } from '#scripts/publish/publish.ts'
import { writeReport } from '#scripts/publish/report/write-report.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'
import { commandSettings, someFacts } from '../publish/a-build.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

const facts = someFacts({ productIds: [] })

/** Publishes a site with this home, and writes its report. Answers the release. */
function publish(home: string, confirmed: readonly string[] = ['site']): Promise<string> {
  const fresh = workFolderOf('dist')
  writeFiles(fresh, { 'br.html': home })
  return withOutcome('dist', async onPublished => {
    const settings = { ...commandSettings, confirmed: new Set(confirmed) }
    const published = await publishSite(fresh, { facts, settings })
    onPublished(published)
    await writeReport(published, { outDir: 'dist', contentEnv: 'prod', stages: [] })
    return published.publication.release
  })
}

describe('the error of a build', () => {
  test('says that the site is unchanged where nothing was published', async () => {
    await publish('one')
    await expect(publish('two', [])).rejects.toThrow(/^Not published, [^]*\ndist\/ is unchanged\.$/)
  })

  test('names the release that is published where only the report failed', async () => {
    const first = await publish('one')
    // The report reads the earlier page to show what changed in it.
    rmSync(`releases/${first}/site/br.html`)
    await expect(publish('two')).rejects.toThrow(
      /^ENOENT[^]*\ndist\/ is release [\da-f]{12}, which was published before this error\. Its report may be missing: build again\.$/
    )
  })
})
