import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import type { Change } from '#contract/change.ts'
import { absoluteTo } from '#views/machines/json-ld.ts'
import { changesAtom, changesJson } from '#views/machines/change-feed.ts'
import { jsonFeed } from '../../../helpers/json-feed.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

const schema = readFileSync('tests/helpers/atom.rng', 'utf8')
const absolute = absoluteTo(new URL('https://farm.example'))
const product = { id: '4101', name: 'Marinada <P>' }
const day = '2026-11-02'
const use = {
  crop: { id: '3001', name: 'Maize' },
  problem: { id: '6001', name: 'Johnsongrass' },
  before: { min: 1, max: 2, unit: 'L/ha', timing: '70–80 % of the pods', daysToHarvest: 15 },
  now: {
    min: 1,
    max: 1.5,
    unit: 'L/ha',
    timing: '70-80% of the pods',
    daysToHarvest: 15,
    maxApplications: 1
  }
}
const changes: Change[] = [
  { day, kind: 'uses', product, crops: ['3001'], uses: [use] },
  { day, kind: 'label', product, crops: ['3001', '3002'] },
  { day: '2026-10-01', kind: 'withdrawn', product: { id: '9', name: 'Pavana' }, crops: ['3002'] }
]

const products = [aProduct({ crops: ['3001'] })]
const tree = aTree({ products, changes })
const read = (crop?: string) => jsonFeed.parse(JSON.parse(changesJson(tree, { crop, absolute })))

describe('the feed of changes', () => {
  test('says what changed, the newest first, with a link to the product', () => {
    expect(read().items.map(({ title, url }) => [title, url])).toEqual([
      ['Uses or doses changed: Marinada <P>', 'https://farm.example/gl/product/4101'],
      ['New label: Marinada <P>', 'https://farm.example/gl/product/4101'],
      ['Withdrawn: Pavana', 'https://farm.example/gl/product-list']
    ])
  })

  test('says of a use only what is different now, not how a text is typeset', () => {
    expect(read().items[0]?.content_text).toBe(
      'Changed: Maize · Johnsongrass. Dose: 1–2 L/ha → 1–1.5 L/ha, Max. applications: not stated → 1'
    )
  })

  test('has the facts for programs, of which the next publication reads the history', () => {
    expect(read().items.map(({ _change }) => _change)).toEqual(changes)
  })

  test('of a crop, has the changes that concern it', () => {
    expect(read('3001').items.map(({ tags }) => tags)).toEqual([['uses'], ['label']])
  })

  test.each([
    ['with changes', tree],
    ['before the first change', aTree({ products })]
  ])('is valid Atom %s', async (_, tree) => {
    const xml = changesAtom(tree, { absolute })
    const { errors } = await validateXML({ xml, schema, extension: 'relaxng' })
    expect(errors.map(({ message }) => message)).toEqual([])
  })
})
