import { describe, expect, test } from 'vitest'
import { readDemoData } from '#scripts/demo-bff/data-source/data-source.ts'
import { crop as cropSchema } from '#contract/product.ts'
import { monthsOf } from '#views/home/months.ts'
import { aProduct, aTree, treeIds } from '../../../helpers/a-tree.ts'

const rust = { id: 'rust', description: 'Rust', kind: 'disease' } as const
const weed = { id: 'weed', description: 'Weed', kind: 'weed' } as const
const effect = { id: 'dwarf', description: 'Shorter stems', kind: 'effect' } as const
const dose = { crop: '3001', dose_min: 1, dose_max: 2, dose_unit: 'L/ha' }

const products = [
  aProduct({
    id: '1',
    crops: ['3001'],
    problematics: [rust, weed, effect],
    recommendations: [
      { ...dose, problematic: 'rust', timing: 'At flowering (BBCH 60–65)' },
      { ...dose, problematic: 'weed', timing: 'On small weeds' },
      { ...dose, problematic: 'dwarf', timing: 'At flowering (BBCH 60–65)' }
    ]
  }),
  aProduct({
    id: '2',
    crops: ['3001'],
    problematics: [weed],
    recommendations: [{ ...dose, problematic: 'weed', timing: 'Early (BBCH 12–16)' }]
  })
]

const calendar = [
  { month: 10, bbch_from: 0, bbch_to: 15 },
  { month: 12, bbch_from: 55, bbch_to: 70 }
]

const monthsWith = (months?: typeof calendar) =>
  monthsOf(
    aTree({
      content: {
        tree: treeIds.br,
        crops: [{ id: '3001', description: 'Wheat', calendar: months }]
      },
      products
    })
  )

const namesIn = (month: number) =>
  monthsWith(calendar)?.[month - 1]?.problems.map(({ name }) => name)

describe('the problems of a month', () => {
  test('are those whose growth stage on a label the crop passes through', () => {
    expect(namesIn(10)).toEqual(['Weed'])
    expect(namesIn(12)).toEqual(['Rust'])
  })

  test('are those of the next month that has some, by its name, where a month has none', () => {
    expect(namesIn(11)).toEqual(['Rust'])
    expect(namesIn(1)).toEqual(['Weed'])
    const next = monthsWith(calendar)?.map(({ next }) => next)
    expect(next?.slice(8)).toEqual(['outubro', undefined, 'dezembro', undefined])
  })

  test('say the crop, the stages of their labels in the month and the number of products', () => {
    const [problem] = monthsWith(calendar)?.[11]?.problems ?? []
    expect(problem?.stage.text).toBe('Wheat, BBCH\u00a060–65')
    expect(problem?.count.text).toBe('1 product')
    expect(problem?.href).toBe('/br/problem/rust#crop-3001')
  })

  test('begin with the month of the content', () => {
    expect(monthsWith(calendar)?.flatMap(month => (month.isFirst ? month.number : []))).toEqual([
      11
    ])
  })

  test('are not shown where the content has no season for any crop', () => {
    expect(monthsWith()).toBeUndefined()
    expect(monthsWith([])).toBeUndefined()
  })
})

test('the season of a month in the south is not that of the north', () => {
  const [brazil, global] = [treeIds.br, treeIds.gl].map(tree =>
    monthsOf(
      aTree({
        content: { tree, crops: [{ id: '3001', description: 'Wheat', calendar }] },
        products
      })
    )?.map(({ season }) => season)
  )
  expect(new Set(brazil).size).toBeGreaterThan(2)
  expect(new Set(global).size).toBe(1)
})

test('a calendar has the months 1 to 12', () => {
  const parsed = cropSchema.safeParse({
    id: '1',
    description: 'Wheat',
    calendar: [{ month: 13, bbch_from: 0, bbch_to: 9 }]
  })
  expect(parsed.success).toBe(false)
})

test('the demo has seasons of crops and countries that it knows', () => {
  const { cropCalendars, crops, countries } = readDemoData()
  const [cropIds, isos] = [crops.map(({ id }) => id), countries.map(country => country.iso_country)]
  for (const [iso, calendars = {}] of Object.entries(cropCalendars)) {
    expect(isos).toContain(iso)
    expect(cropIds).toEqual(expect.arrayContaining(Object.keys(calendars)))
    for (const [, from, to] of Object.values(calendars).flatMap(months => months ?? []))
      expect(from).toBeLessThanOrEqual(to)
  }
})
