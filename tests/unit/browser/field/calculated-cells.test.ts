import { describe, expect, test } from 'vitest'
import { cellsOf, readField } from '#browser/field/calculated-cells.ts'
import { someFieldTexts } from '../../../helpers/field-texts.ts'

const texts = someFieldTexts({
  waterRange: 'The label has {range} {unit} of water.',
  lowVolume: 'Aircraft spray the {range} {unit} of the label.'
})

/** 0.5–0.6 L/ha in 100–200 L of water. */
const use: Parameters<typeof cellsOf>[0] = {
  id: '4101',
  name: 'Khamsin 19 EC',
  groups: [],
  printed: '0.5–0.6 L/ha',
  dose: { from: 0.5, to: 0.6, unit: 'L', per: 'ha' },
  water: { from: 100, to: 200 },
  daysToHarvest: 30,
  packs: [
    { name: '5 L', size: 5, unit: 'L' },
    { name: '1 kg', size: 1, unit: 'kg' }
  ]
}
const entered = { area: '10', unit: 'ha', water: '150', tank: '400', day: '2026-11-23' }

/** What the four cells of a row say, without tags and marks that bind figures to their units. */
function row(
  own: Partial<typeof use> = {},
  given: Record<string, string> = {},
  isProposed = false
) {
  const field = readField({ ...entered, ...given }, isProposed)
  if (!field) return undefined
  const plain = (drawn: unknown): string =>
    typeof drawn === 'string' ? drawn : (drawn as unknown[]).slice(2).map(plain).join('')
  const cells = cellsOf({ ...use, ...own }, field, texts)
  return cells.map(parts =>
    parts
      .map(plain)
      .join(' | ')
      .replaceAll('\u00a0', ' ')
      .replace(/[\u2060\u2066-\u2069]/g, '')
  )
}

describe('a row of the calculator', () => {
  test('has the amount, the tanks, the packs that hold it and the first day of harvest', () => {
    expect(row()).toEqual([
      '5–6 L',
      '3 × 400 L: 1.334–1.6 L | 1 × 300 L: 1–1.2 L',
      '2 × 5 L',
      'Dec 23, 2026'
    ])
  })

  test('has one line of tanks where they come out even', () => {
    expect(row({}, { tank: '500' })?.[1]).toBe('3 × 500 L: 1.667–2 L')
  })

  test('has no amount where only the kilograms of treated seed are entered', () => {
    expect(row({}, { area: '', seed: '500' })).toEqual(['', '', '', 'Dec 23, 2026'])
  })

  test('says why it has no tanks: the water of the label is another, or it names none', () => {
    expect(row({}, { water: '300' })?.[1]).toBe('The label has 100–200 L/ha of water.')
    expect(row({}, { unit: 'rai', water: '40' })?.[1]).toBe('The label has 16–32 L/rai of water.')
    expect(row({ water: undefined })?.[1]).toBe('noWater')
  })

  test('has no tanks of a sprayer on land for what aircraft spray, unless its water is entered', () => {
    const drone = { water: { from: 20, to: 30 } }
    const [amount, tanks] = row(drone, {}, true) ?? []
    expect(amount).toBe('5–6 L')
    expect(tanks).toBe('Aircraft spray the 20–30 L/ha of the label.')
    expect(row(drone, { water: '25', tank: '20' })?.[1]).toMatch(/^12 × 20 L/)
  })

  test('has the least water of its label where that which is proposed is not allowed', () => {
    expect(row({}, { water: '300' }, true)?.[1]).toMatch(/^water: 100 \| 2 × 400 L/)
  })

  test('of seed asks for the seed, says how much it is for, and has no tanks', () => {
    const seed = { dose: { from: 0.2, to: 0.3, unit: 'L', per: '100 kg' } } as const
    expect(row(seed)?.slice(0, 3)).toEqual(['noSeed', '', ''])
    expect(row(seed, { seed: '500' })?.[0]).toBe('1–1.5 L | seed: 500')
    expect(row({ ...seed, daysToHarvest: undefined })?.[3]).toBe('not applicable')
  })

  test('of plants asks for their number, and has no tanks', () => {
    const plant = { dose: { from: 10, to: 12, unit: 'mL', per: 'plant' } } as const
    expect(row(plant)?.slice(0, 3)).toEqual(['noPlants', '', ''])
    expect(row(plant, { plants: '500' })?.slice(0, 3)).toEqual([
      '5–6 L | plants: 500',
      '',
      '2 × 5 L'
    ])
  })

  test('has no first day of harvest where the label states no days, and an empty one without a day', () => {
    expect(row({ daysToHarvest: undefined })?.[3]).toBe('not stated')
    expect(row({}, { day: '' })?.[3]).toBe('')
  })
})

describe('what a visitor enters', () => {
  test.each(['', '0', '-1', 'x', '1e999'])('is no field when its area is %j', area => {
    expect(readField({ ...entered, area })).toBeUndefined()
  })

  test('is in hectares where the unit is unknown, and may be seed alone', () => {
    expect(readField({ seed: '100', unit: 'bigha' })).toMatchObject({ unit: 'ha', seed: 100 })
  })
})
