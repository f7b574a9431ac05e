import { describe, expect, test } from 'vitest'
import { type Listed, productChanges, toldOnce } from '#scripts/publish/product-changes.ts'

type Product = Listed['products'][number]

const label = { kind: 'label' as const, url: 'https://farm.example/files/4101.pdf', sha256: 'a' }
const facts = { min: 0.5, max: 0.6, unit: 'L/ha' }
const dose = { crop: 'soybean', problem: 'rust', ...facts }

const product = (overrides: Partial<Product> = {}): Product => ({
  id: '4101',
  name: 'Argestes',
  crops: ['soybean'],
  doses: [dose],
  documents: [label],
  ...overrides
})

const listed = (...products: Product[]): Listed => ({
  products,
  crops: [
    { id: 'soybean', name: 'Soja' },
    { id: 'maize', name: 'Milho' }
  ],
  problems: [{ id: 'rust', name: 'Ferrugem' }]
})

const changes = (before: Listed, now: Listed) => productChanges(before, now, '2026-11-23')
const about = { day: '2026-11-23', product: { id: '4101', name: 'Argestes' }, crops: ['soybean'] }
const use = {
  crop: { id: 'soybean', name: 'Soja' },
  problem: { id: 'rust', name: 'Ferrugem' }
}

test('a change that is undone and made again on one day is told once', () => {
  const [before, now] = [listed(product()), listed(product({ doses: [{ ...dose, max: 0.75 }] }))]
  const made = changes(before, now)
  const all = toldOnce([...changes(before, now), ...changes(now, before), ...made])
  expect(all).toEqual([...made, ...changes(now, before)])
})

describe('a publication tells', () => {
  test('a product that is new, and one that is withdrawn', () => {
    expect(changes(listed(), listed(product()))).toEqual([{ ...about, kind: 'added' }])
    expect(changes(listed(product()), listed())).toEqual([{ ...about, kind: 'withdrawn' }])
  })

  test('a dose that changed, as it was and as it is', () => {
    const now = listed(product({ doses: [{ ...dose, max: 0.75, daysToHarvest: 18 }] }))
    const changed = { ...use, before: facts, now: { ...facts, max: 0.75, daysToHarvest: 18 } }
    expect(changes(listed(product()), now)).toEqual([{ ...about, kind: 'uses', uses: [changed] }])
  })

  test('nothing of a use that is only typeset in another way', () => {
    const before = product({ doses: [{ ...dose, timing: '70 % of the grains, at 10 - 12 days' }] })
    const withTiming = (timing: string) => listed(product({ doses: [{ ...dose, timing }] }))
    expect(
      changes(listed(before), withTiming('70\u2060% of the grains, at 10\u00a0–\u00a012 days'))
    ).toEqual([])
    expect(changes(listed(before), withTiming('75% of the grains, at 10 – 12 days'))).toHaveLength(
      1
    )
  })

  test('a use that is new, and one that is withdrawn', () => {
    const both = product({ doses: [dose, { ...dose, crop: 'maize' }], crops: ['soybean', 'maize'] })
    const maize = { ...use, crop: { id: 'maize', name: 'Milho' } }
    const ofMaize = { ...about, kind: 'uses', crops: ['maize'] }
    expect(changes(listed(product()), listed(both))).toEqual([
      { ...ofMaize, uses: [{ ...maize, now: facts }] }
    ])
    expect(changes(listed(both), listed(product()))).toEqual([
      { ...ofMaize, uses: [{ ...maize, before: facts, withdrawn: true }] }
    ])
  })

  test('a crop without a dose that is no longer listed', () => {
    const both = product({ crops: ['soybean', 'maize'] })
    expect(changes(listed(both), listed(product()))).toEqual([
      {
        ...about,
        kind: 'uses',
        crops: ['maize'],
        uses: [{ crop: { id: 'maize', name: 'Milho' }, withdrawn: true }]
      }
    ])
  })

  test('a label with other content', () => {
    const now = listed(product({ documents: [{ ...label, sha256: 'b' }] }))
    expect(changes(listed(product()), now)).toEqual([{ ...about, kind: 'label' }])
  })
})

test.each([
  ['the same catalogue', product()],
  [
    'the same label at another address',
    product({ documents: [{ ...label, url: 'https://farm.example/files/new.pdf' }] })
  ],
  [
    'a digest that only one of them knows',
    product({ documents: [{ ...label, sha256: undefined }] })
  ],
  ['another data sheet', product({ documents: [label, { ...label, kind: 'sds', sha256: 'c' }] })],
  ['another name', product({ name: 'Argestes 300 SC' })]
])('%s is no change', (_, now) => {
  expect(changes(listed(product()), listed(now))).toEqual([])
})
