import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readCatalogue, readContent, readFindings, readIndex } from '#snapshot/store.ts'
import { createSnapshotWriter } from '#snapshot/writer.ts'
import { aContent, anIndex, treeIds } from '../../helpers/a-tree.ts'

let home: string
let dir: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'store-'))
  dir = join(home, '.snapshot')
})
afterEach(() => rm(home, { recursive: true }))

const content = aContent({ tree: treeIds.br })
const catalogue = { products: [], globalProducts: [], b2bProducts: {} }

async function pullOne(): Promise<void> {
  const writer = createSnapshotWriter(dir)
  await writer.writeTree({ content, catalogue })
  await writer.finish({ index: anIndex(), findings: [], files: {} })
  await writer.discard()
}

describe('the snapshot folder', () => {
  test('reads what was written', async () => {
    await pullOne()
    expect(readContent('br', dir)).toEqual(content)
    expect(readCatalogue('br', dir)).toEqual(catalogue)
    expect(readIndex(dir)).toEqual(anIndex())
    expect(readFindings(dir)).toEqual([])
  })

  test('holds nothing of the snapshot before', async () => {
    await mkdir(join(dir, 'th'), { recursive: true })
    await writeFile(join(dir, 'th', 'content.json'), '{}')
    await pullOne()
    expect(() => readContent('th', dir)).toThrow('No snapshot for "th"')
  })

  test('stays as it was when a pull breaks off', async () => {
    await pullOne()
    const writer = createSnapshotWriter(dir)
    await writer.writeTree({ content: { ...content, bundle: { nav: {} } }, catalogue })
    await writer.discard()
    expect(readContent('br', dir)).toEqual(content)
  })

  test('says what to do when nothing was pulled', () => {
    expect(() => readIndex(dir)).toThrow(
      `No snapshot in ${dir}. Run \`npm run pull\`, or \`npm start\` for the demo content.`
    )
    expect(() => readContent('br', dir)).toThrow(
      `No snapshot for "br" in ${dir}. Run \`npm run pull\`, or \`npm start\` for the demo content.`
    )
  })

  test('says which file is damaged', async () => {
    await pullOne()
    await writeFile(join(dir, 'index.json'), '{')
    expect(() => readIndex(dir)).toThrow(`${join(dir, 'index.json')} cannot be read.`)
  })
})
