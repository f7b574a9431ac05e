import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { comparePictures } from '#scripts/shots/compare.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

describe('Pictures before and after a change', () => {
  test('are not listed where they are the same', async () => {
    await draw('before/gl/home-390.png', { height: 20 })
    await draw('after/gl/home-390.png', { height: 20 })
    expect(await compare()).toEqual([])
  })

  test('are listed by how many pixels differ, the most first', async () => {
    await draw('before/gl/home-390.png', { height: 20 })
    await draw('after/gl/home-390.png', { height: 20, mark: 2 })
    await draw('before/gl/news-390.png', { height: 20 })
    await draw('after/gl/news-390.png', { height: 20, mark: 5 })
    expect(await compare()).toEqual([
      { picture: 'gl/news-390.png', pixels: 25 },
      { picture: 'gl/home-390.png', pixels: 4 }
    ])
  })

  test('differ in all that only the higher one has, and the difference is drawn', async () => {
    await draw('before/home-390.png', { height: 20 })
    await draw('after/home-390.png', { height: 23 })
    expect(await compare()).toEqual([
      { picture: 'home-390.png', pixels: 30, note: '3 px higher than before' }
    ])
    expect(await sharp('drawn/home-390.png').metadata()).toMatchObject({ width: 10, height: 23 })
  })

  test('are named where one is missing', async () => {
    await draw('before/home-390.png', { height: 20 })
    await draw('after/news-390.png', { height: 20 })
    expect(await compare()).toEqual([
      { picture: 'home-390.png', pixels: Infinity, note: 'only in before' },
      { picture: 'news-390.png', pixels: Infinity, note: 'only in after' }
    ])
  })

  test('are refused where there is no such folder', async () => {
    await expect(compare()).rejects.toThrow('There is no folder before')
  })
})

const compare = () => comparePictures({ before: 'before', after: 'after', into: 'drawn' })

/** A green picture of ten pixels' width with a red square in its middle. */
async function draw(file: string, { height, mark = 0 }: { height: number; mark?: number }) {
  mkdirSync(join(file, '..'), { recursive: true })
  const ground = { width: 10, height, channels: 3 as const, background: '#14683f' }
  const red = { width: mark || 1, height: mark || 1, channels: 3 as const, background: '#ff0000' }
  const picture = sharp({ create: ground })
  if (mark > 0) picture.composite([{ input: { create: red } }])
  await picture.png().toFile(file)
}
