import { expect, test } from 'vitest'
import { inThaiFields } from '#browser/search/query/thai-words.ts'
import { names } from '#views/search/trade-names.computed.ts'
import { engineFor, entry } from '../an-engine.ts'

const rice = 'crop:rice'
const uses = { [rice]: ['problem:barnyardgrass'] }
const line = 'หญ้าข้าวนก · ข้าว'
const engine = engineFor(
  [
    entry(rice, 'ข้าว', { names: ['Rice'] }),
    entry('problem:barnyardgrass', 'หญ้าข้าวนก', { names: ['Barnyardgrass'] }),
    entry('problem:nutsedge', 'แห้วหมู', { names: ['Purple nutsedge'] }),
    entry('product:1', 'Amihan', { line, uses, names: ['post-emergence'] }),
    entry('product:2', 'Halny', { line, uses, names: ['pre-emergence'] }),
    entry('product:3', 'Levante', { line: 'แห้วหมู', names: ['Purple nutsedge'] }),
    entry('product:4', 'Meiyu', { names: ['250 กรัม/กก.', 'กก'] })
  ],
  names
)
const found = (query: string) => engine(query, ['product']).results.map(({ title }) => title)

test.each(['ยาคุมเลน', 'คุมเลน', 'ยาคุมเลนนาข้าว'])(
  '%s is sprayed on rice early after emergence, and not before',
  query => {
    expect(found(query)).toEqual(['Amihan'])
  }
)

test('sedges are no kilogram', () => {
  expect(found('กก')).toEqual(['Levante'])
  expect(inThaiFields('250 กรัม/กก.')).toBe('250 กรัม/กก.')
  expect(inThaiFields('1 กก')).toBe('1 กก')
  expect(inThaiFields('กกขนาก')).toBe('กกขนาก')
})

test('a class of ingredients without a strength is not said to be unlisted, whatever its words in the tree', () => {
  const coverage = 'การเคลือบของละอองพ่น'
  const ofTree = engineFor(
    [
      entry('problem:coverage', coverage, { names: ['Spray coverage'] }),
      entry('product:1', 'Advecta', { line: coverage, uses: { [rice]: ['problem:coverage'] } })
    ],
    names
  )
  const { results, unlisted } = ofTree('สารจับใบ', ['product'])
  expect(results).toMatchObject([{ id: 'product:1' }])
  expect(unlisted).toBeUndefined()
})
