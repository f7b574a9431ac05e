import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { svg } from '#art/base/svg.ts'
import { ASSETS_DIR } from '#assets/folder.ts'
import { drawBitmap } from '#pictures/bitmap.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

test('a picture to print has 300 dots an inch, so that a layout program places it as wide as a page', async () => {
  writeFiles('.', { [join(ASSETS_DIR, 'mark.svg')]: svg({ width: 40, height: 30 }, '') })
  const picture = await drawBitmap({ bitmap: 'mark.svg', width: 400 })
  const { density, width } = await sharp(picture).metadata()
  expect([density, width]).toEqual([300, 400])
})
