import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSheet } from '../../../scripts/demo-bff/files/kept-sheets.ts'
import { drawSheet } from '../../../scripts/demo-bff/files/pdf-sheet.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

const sheet = {
  title: 'Ostria 325 SC',
  kind: 'Label',
  language: 'Language: English',
  lines: ['SC']
}
const keptFiles = () => globSync('.cache/documents/*/*')

test('a document is drawn once, and has the same bytes at the next start', () => {
  const drawn = drawSheet(sheet)
  expect(Buffer.compare(keptSheet(sheet), drawn)).toBe(0)
  const [file = '', ...others] = keptFiles()
  expect(others).toEqual([])
  const { mtimeMs } = statSync(file)
  expect(Buffer.compare(keptSheet(sheet), drawn)).toBe(0)
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
})

test.each([
  ['cut short', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 200))],
  ['empty', (file: string) => writeFileSync(file, '')],
  ['missing', (file: string) => rmSync(file)]
])('a kept document that is %s is drawn again', (_, damage) => {
  const drawn = keptSheet(sheet)
  for (const file of keptFiles()) damage(file)
  expect(Buffer.compare(keptSheet(sheet), drawn)).toBe(0)
  expect(keptFiles()).toHaveLength(1)
})

test('another text is another document', () => {
  keptSheet(sheet)
  keptSheet({ ...sheet, lines: ['EC'] })
  expect(keptFiles()).toHaveLength(2)
})
