import { afterEach, beforeEach, expect, test } from 'vitest'
import { earlierTree, isOfPull, openEarlierTrees } from '#snapshot/earlier-trees.ts'
import type { MirroredFiles } from '#snapshot/mirror.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

const id = { prefix: 'br', country: 'br', countryId: '76', env: 'prod', lang: 'por' } as const
const label = '/files/label.pdf'
const files = { [label]: { name: 'a', sha256: 'first' } }

/** What is taken over of Brazil when its label is published as `answer`, with these files on the asset host. */
function taken(answer: { address: string } | { failure: string }, now: MirroredFiles) {
  writeFiles('.snapshot', {
    'index.json': JSON.stringify({ trees: [id] }),
    'findings.json': '[]',
    'files.json': JSON.stringify(files),
    'br/content.json': '{}',
    'br/catalogue.json': '{}',
    'br/summary.json': '{}',
    'br/addresses.json': JSON.stringify([{ address: label, kind: 'link' }])
  })
  const earlier = openEarlierTrees({ trees: [], dir: '.snapshot' })
  const publish = () => Promise.resolve(answer)
  return earlierTree(
    { earlier, publish, mirror: { publish, fileAt: (path: string) => now[path] } } as never,
    id
  )
}

test('a tree is taken over while its files are the same', async () => {
  const address = `${label}#page=2`
  expect((await taken({ address }, files))?.indexed).toEqual(id)
  const other = { [label]: { name: 'a', sha256: 'second' } }
  expect(await taken({ address }, other)).toBeUndefined()
  expect(await taken({ failure: 'HTTP 404' }, {})).toBeUndefined()
})

test('findings that a pull makes anew are not taken over with a tree', () => {
  const kinds = [
    'ambiguous',
    'article',
    'contradiction',
    'default',
    'file',
    'lead',
    'record',
    'unannounced'
  ] as const
  const about = {
    ...{ tree: 'br', call: 'GET /products', record: '1', field: 'x' },
    ...{ expected: '', received: '', message: '' }
  }
  expect(kinds.filter(kind => isOfPull({ ...about, kind }))).toEqual(['default', 'file', 'record'])
})
