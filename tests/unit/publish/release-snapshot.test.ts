import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workFolderOf } from '#lib/swap-folder.ts'
import { publishSite } from '#scripts/publish/publish.ts'
import { publishedSnapshot } from '#scripts/publish/release-snapshot.ts'
import { rollBack } from '#scripts/publish/releases.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'
import { commandSettings, someFacts } from './a-build.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

const facts = someFacts({ productIds: [] })

function pull(content: string): void {
  rmSync('.snapshot', { recursive: true, force: true })
  writeFiles('.snapshot', { 'br/content.json': content })
}

/** Publishes a site that was made of this content. */
async function publish(site: string, content: string): Promise<string> {
  pull(content)
  const fresh = workFolderOf('dist')
  writeFiles(fresh, { 'br.html': site })
  const settings = { ...commandSettings, confirmed: new Set(['site']) }
  const { publication } = await publishSite(fresh, { facts, settings })
  return publication.release
}

function publishedContent(source = facts.source): string | undefined {
  const folder = publishedSnapshot('releases', source)
  return folder && readFileSync(join(folder, 'br/content.json'), 'utf8')
}

describe('the content of the published site', () => {
  test('stays the same, whatever is pulled later', async () => {
    await publish('one', 'one')
    pull('not published')
    expect(publishedContent()).toBe('one')
    await publish('two', 'two')
    expect(publishedContent()).toBe('two')
  })

  test('is that of the earlier release after a rollback', async () => {
    const release = await publish('one', 'one')
    await publish('two', 'two')
    await rollBack(release, { releases: 'releases', outDir: 'dist' })
    expect(publishedContent()).toBe('one')
  })

  test('is the newer one where other content makes the same site', async () => {
    await publish('one', 'one')
    await publish('one', 'one, in other words')
    expect(publishedContent()).toBe('one, in other words')
  })

  test('is not used for another BFF', async () => {
    await publish('one', 'one')
    expect(publishedContent('https://other.example prod')).toBeUndefined()
  })
})
