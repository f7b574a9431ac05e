import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

const inputs = {
  site: 'files',
  trees: { br: 'content of br', th: 'content of th' },
  shells: { br: 'texts of br', th: 'texts of th' }
}
const facts = { ...someFacts({ productIds: ['1'], inputs }), built: ['br', 'th'] }

async function publish(): Promise<void> {
  const fresh = workFolderOf('dist')
  writeFiles(fresh, {
    'th/product/1.html': '<img src="/_assets/pack.svg">',
    '_assets/pack.svg': '<svg/>',
    'br.html': '<img src="/_assets/crop.svg">',
    'br/news.xml': '<feed/>',
    'th.html': 'ไทย',
    '_assets/crop.svg': '<svg/>'
  })
  const views = new Map([['/th/product/1.html', 'doses']])
  await publishSite(fresh, { facts, settings: commandSettings, views })
}

const ofOther = { ...facts, inputs: { ...inputs, trees: { ...inputs.trees, th: 'other content' } } }

describe('a build after a publication', () => {
  test('takes the pages of the trees that did not change, and the pictures that these show', async () => {
    await publish()
    const { trees, place, takePictures } = await openReusedPages('dist', ofOther)
    expect([...trees]).toEqual(['br'])
    await place('fresh')
    expect(readdirSync('fresh', { recursive: true }).toSorted()).toEqual([
      '_assets',
      '_assets/crop.svg',
      'br',
      'br.html',
      'br/news.xml'
    ])
    expect(readFileSync('fresh/br.html', 'utf8')).toBe('<img src="/_assets/crop.svg">')
    expect(readFileSync('fresh/br/news.xml', 'utf8')).toBe('<feed/>')

    expect(readFileSync('fresh/_assets/crop.svg', 'utf8')).toBe('<svg/>')

    const made = await takePictures(['crop.svg', 'pack.svg', 'new.svg'], 'fresh')
    expect(made).toEqual(['new.svg'])
    expect(readFileSync('fresh/_assets/pack.svg', 'utf8')).toBe('<svg/>')
  })

  test('takes the pages of a changed tree that show the same, where only products changed', async () => {
    await publish()
    const { publishedView, keep, takePictures } = await openReusedPages('dist', ofOther)
    expect(publishedView?.('/th/product/1.html')).toBe('doses')
    mkdirSync('fresh/th/product', { recursive: true })
    mkdirSync('fresh/_assets', { recursive: true })
    keep(['/th/product/1.html'], 'fresh')
    await takePictures([], 'fresh')
    expect(readFileSync('fresh/th/product/1.html', 'utf8')).toContain('pack.svg')
    expect(readFileSync('fresh/_assets/pack.svg', 'utf8')).toBe('<svg/>')

    const texts = { ...inputs, shells: { ...inputs.shells, th: 'other texts' } }
    const ofTexts = await openReusedPages('dist', { ...ofOther, inputs: texts })
    expect(ofTexts.publishedView?.('/th/product/1.html')).toBeUndefined()
  })

  test('renders all when the code or a setting is another, and when the release is damaged', async () => {
    expect((await openReusedPages('dist', facts)).trees.size).toBe(0)
    await publish()
    expect((await openReusedPages('dist', { ...facts, maker: 'other code' })).trees.size).toBe(0)
    expect((await openReusedPages('dist', { ...facts, source: 'other BFF' })).trees.size).toBe(0)
    expect((await openReusedPages('dist', facts)).trees.size).toBe(2)
    writeFileSync('releases/current/site/_assets/crop.svg', '<pvg/>')
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
