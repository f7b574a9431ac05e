import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawingCode } from '#scripts/build/drawing-code.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

const lockFile = (sharp: string, react: string) =>
  JSON.stringify({
    packages: { 'node_modules/sharp': { version: sharp }, 'node_modules/react': { version: react } }
  })

const project = {
  'src/pictures/field.ts': 'draw()',
  'scripts/build/social-card.ts': 'encode()',
  'package-lock.json': lockFile('1', '1')
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

test('cards are encoded again by another encoder or another version of its package', () => {
  const both = { drawing: true, encoder: true }
  expect(changedBy({ 'scripts/build/social-card.ts': 'encode(better)' })).toEqual(both)
  expect(changedBy({ 'package-lock.json': lockFile('2', '1') })).toEqual(both)
})

test('other code and other packages draw anew, and cards that come out the same are kept', () => {
  const drawing = { drawing: true, encoder: false }
  expect(changedBy({ 'src/pictures/field.ts': 'draw(more)' })).toEqual(drawing)
  expect(changedBy({ 'package-lock.json': lockFile('1', '2') })).toEqual(drawing)
})
