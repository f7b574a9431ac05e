import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { publishSite, publishUnchanged } from '#scripts/publish/publish.ts'
import { openReusedPages } from '#scripts/publish/reused-pages.ts'
import { workFolderOf } from '#lib/swap-folder.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'
import { commandSettings, someFacts } from './a-build.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

const inputs = { site: 'files', trees: { br: 'content of br', th: 'content of th' } }
const facts = { ...someFacts({ productIds: ['1'], inputs }), built: ['br', 'th'] }

async function publish(): Promise<void> {
  const fresh = workFolderOf('dist')
  writeFiles(fresh, {
    'br.html': '<img src="/_assets/crop.svg">',
    'br/news.xml': '<feed/>',
    'th.html': 'ไทย',
    '_assets/crop.svg': '<svg/>'
  })
  await publishSite(fresh, { facts, settings: commandSettings })
}

const ofOther = { ...facts, inputs: { ...inputs, trees: { ...inputs.trees, th: 'other content' } } }

describe('a build after a publication', () => {
  test('takes the pages of the trees that did not change, and the pictures that these show', async () => {
    await publish()
    const { trees, read, copyPictures } = await openReusedPages('dist', ofOther)
    expect([...trees]).toEqual(['br'])
    expect(String(await read('/br'))).toBe('<img src="/_assets/crop.svg">')
    expect(String(await read('/br/news.xml'))).toBe('<feed/>')
    expect(await read('/th')).toBeUndefined()
    expect(await read('/br/product/9')).toBeUndefined()

    mkdirSync('fresh/_assets', { recursive: true })
    await copyPictures('fresh')
    expect(readFileSync('fresh/_assets/crop.svg', 'utf8')).toBe('<svg/>')
  })

  test('renders all when the code or a setting is another, and when the release is damaged', async () => {
    expect((await openReusedPages('dist', facts)).trees.size).toBe(0)
    await publish()
    expect((await openReusedPages('dist', { ...facts, maker: 'other code' })).trees.size).toBe(0)
    expect((await openReusedPages('dist', { ...facts, source: 'other BFF' })).trees.size).toBe(0)
    writeFileSync('releases/current/site/_assets/crop.svg', '')
    expect((await openReusedPages('dist', facts)).trees.size).toBe(0)
  })
})

describe('a build of the same content', () => {
  test('publishes the same release, and restores what dist has lost', async () => {
    await publish()
    writeFiles('dist', { 'left.html': 'of another hand' })
    const published = await publishUnchanged(
      { ...facts, publishedAt: '2026-11-21T09:00:00.000Z' },
      commandSettings
    )
    expect(published?.publication.publishedAt).toBe('2026-11-21T09:00:00.000Z')
    expect(published?.comparison?.before.release).toBe(published?.publication.release)
    expect(() => readFileSync('dist/left.html')).toThrow('ENOENT')
    expect(readFileSync('dist/th.html', 'utf8')).toBe('ไทย')
  })

  test('is one with the same files, trees and content; any other is rendered', async () => {
    await publish()
    const others = [
      ofOther,
      { ...facts, inputs: { ...inputs, site: 'other files' } },
      { ...facts, built: ['br'], inputs: { ...inputs, trees: { br: 'content of br' } } },
      { ...facts, maker: 'other code' },
      { ...facts, inputs: undefined }
    ]
    for (const other of others)
      expect(await publishUnchanged(other, commandSettings)).toBeUndefined()
  })
})
