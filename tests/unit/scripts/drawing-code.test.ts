import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawingCode } from '#scripts/build/drawing-code.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

const lockFile = (versions: { sharp?: string; resvg?: string; react?: string }) =>
  JSON.stringify({
    packages: {
      'node_modules/sharp': { version: versions.sharp ?? '1' },
      'node_modules/@resvg/resvg-js': { version: versions.resvg ?? '1' },
      'node_modules/react': { version: versions.react ?? '1' }
    }
  })

const project = {
  'src/pictures/field.ts': 'draw()',
  'src/pictures/bitmap.ts': 'encodeBitmap()',
  'src/pictures/rasterise.ts': 'rasterise()',
  'scripts/build/encode-social-card.ts': 'encode()',
  'package-lock.json': lockFile({})
}

/** Which digests a changed file changes. */
function changedBy(files: Record<string, string>) {
  writeFiles('.', project)
  const before = drawingCode('.')
  writeFiles('.', files)
  const after = drawingCode('.')
  return {
    drawing: before.drawing !== after.drawing,
    encoder: before.encoder !== after.encoder
  }
}

test('cards and bitmaps are encoded again by another encoder or another version of its packages', () => {
  const both = { drawing: true, encoder: true }
  expect(changedBy({ 'scripts/build/encode-social-card.ts': 'encode(better)' })).toEqual(both)
  expect(changedBy({ 'src/pictures/bitmap.ts': 'encodeBitmap(better)' })).toEqual(both)
  expect(changedBy({ 'src/pictures/rasterise.ts': 'rasterise(better)' })).toEqual(both)
  expect(changedBy({ 'package-lock.json': lockFile({ sharp: '2' }) })).toEqual(both)
  expect(changedBy({ 'package-lock.json': lockFile({ resvg: '2' }) })).toEqual(both)
})

test('other code and other packages draw anew, and cards that come out the same are kept', () => {
  const drawing = { drawing: true, encoder: false }
  expect(changedBy({ 'src/pictures/field.ts': 'draw(more)' })).toEqual(drawing)
  expect(changedBy({ 'package-lock.json': lockFile({ react: '2' }) })).toEqual(drawing)
})
