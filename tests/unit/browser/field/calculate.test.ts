import { describe, expect, test } from 'vitest'
import { areaUnitOf, offeredUnits } from '#browser/field/areas.ts'
import {
  amountFor,
  type Basis,
  type Field,
  dayAfter,
  packsFor,
  sprayFor,
  type UseFigures
} from '#browser/field/calculate.ts'
import { fraction, rounded } from '#browser/field/fraction.ts'

/** A dose in litres or kilograms. */
function use(from: number, to: number, per: Basis, water?: [number, number]): UseFigures {
  return {
    dose: { from, to, unit: 'L', per },
    ...(water && { water: { from: water[0], to: water[1] } })
  }
}

/** In millilitres or grams, to a hundredth. */
function millis(figures: UseFigures, field: Field) {
  const amount = amountFor(figures, field)
  if (typeof amount === 'string') return amount
  return [rounded(amount.from, 5, 'down') * 1000, rounded(amount.to, 5, 'down') * 1000].map(
    value => Math.round(value * 100) / 100
  )
}

describe('the amount of product for a field', () => {
  // By hand: dose × area. 1 rai = 1,600 m², 1 acre = 43,560 ft² = 4,046.8564224 m², 1 mu = 1/15 ha, 1 feddan = 4,200.83 m².
  test.each([
    ['0.5–0.6 L/ha on 2.5 ha', use(0.5, 0.6, 'ha'), { area: 2.5, unit: 'ha' }, [1250, 1500]],
    ['0.1 L/ha on 3 ha', use(0.1, 0.1, 'ha'), { area: 3, unit: 'ha' }, [300, 300]],
    ['70 g/ha on 1 ha', use(0.07, 0.07, 'ha'), { area: 1, unit: 'ha' }, [70, 70]],
    ['500 mL/ha on 10 rai', use(0.5, 0.5, 'ha'), { area: 10, unit: 'rai' }, [800, 800]],
    ['1.5 kg/ha on 1 mu', use(1.5, 1.5, 'ha'), { area: 1, unit: 'mu' }, [100, 100]],
    ['2–3 L/ha on 1 acre', use(2, 3, 'ha'), { area: 1, unit: 'acre' }, [809.37, 1214.05]],
    ['1 L/ha on 1 feddan', use(1, 1, 'ha'), { area: 1, unit: 'feddan' }, [420.08, 420.08]],
    [
      '70 g/ha, as a label has it',
      { dose: { from: 70, to: 90, unit: 'g', per: 'ha' } },
      { area: 2, unit: 'ha' },
      [140, 180]
    ],
    ['80 mL/rai on 1 ha', use(0.08, 0.08, 'rai'), { area: 1, unit: 'ha' }, [500, 500]],
    ['40 mL/mu on 2 mu', use(0.04, 0.04, 'mu'), { area: 2, unit: 'mu' }, [80, 80]]
  ] as const)('%s', (_, figures, field, expected) => {
    expect(millis(figures, field)).toEqual(expected)
  })

  test('follows the water where the dose is for 100 L of it', () => {
    const figures = use(0.08, 0.12, '100 L', [500, 1000])
    // 600 L/ha on 2 ha are 1,200 L: twelve times 80–120 mL.
    expect(millis(figures, { area: 2, unit: 'ha', water: 600 })).toEqual([960, 1440])
    // Without a choice, from the least dose in the least water to the most in the most.
    expect(millis(figures, { area: 1, unit: 'ha' })).toEqual([400, 1200])
  })

  test('follows the seed where the dose is for 100 kg of it', () => {
    const figures = use(0.2, 0.3, '100 kg')
    expect(millis(figures, { area: 5, unit: 'ha', seed: 350 })).toEqual([700, 1050])
    expect(millis(figures, { area: 5, unit: 'ha' })).toBe('seed')
  })

  test('follows the number of plants, or the surface, where the dose is for one', () => {
    const field: Field = { area: 5, unit: 'ha' }
    // 60 mL for each of 250 banana plants, and 40 mL for each of 30 square metres of a wall.
    expect(millis(use(0.05, 0.06, 'plant'), { ...field, plants: 250 })).toEqual([12_500, 15_000])
    expect(millis(use(0.04, 0.04, 'm²'), { ...field, surface: 30 })).toEqual([1200, 1200])
    expect(millis(use(0.05, 0.06, 'plant'), field)).toBe('plants')
    expect(millis(use(0.04, 0.04, 'm²'), field)).toBe('surface')
  })

  test('is not calculated beyond the water of the label, nor without any', () => {
    const field: Field = { area: 1, unit: 'ha', water: 1200, tank: 20 }
    expect(millis(use(0.08, 0.12, '100 L', [500, 1000]), field)).toBe('waterRange')
    expect(millis(use(0.08, 0.12, '100 L'), field)).toBe('water')
    expect(sprayFor(use(1, 1, 'ha', [200, 400]), field)).toBe('waterRange')
    expect(sprayFor(use(1, 1, 'ha'), field)).toBe('water')
  })

  test('takes a limit of the label for what it is in tenths of a litre for another unit of land', () => {
    // By hand: 200 L/ha are 13.333… L/mu; 0.1 L in 100 L on 15 mu are 0.2 L, neither 0.1995 nor 0.201.
    const figures = use(0.1, 0.1, '100 L', [200, 200])
    expect(millis(figures, { area: 15, unit: 'mu', water: 13.3 })).toEqual([200, 200])
    expect(millis(figures, { area: 15, unit: 'mu', water: 13.4 })).toEqual([200, 200])
    expect(millis(figures, { area: 15, unit: 'mu', water: 13.2 })).toBe('waterRange')
    expect(millis(figures, { area: 15, unit: 'mu', water: 13.5 })).toBe('waterRange')
  })
})

describe('the tanks of a sprayer', () => {
  const tanks = (figures: UseFigures, field: Field) => {
    const spray = sprayFor(figures, field)
    if (!spray || typeof spray === 'string') return spray
    const { water, full, rest, inFull, inRest } = spray
    const three = (value: typeof water) => rounded(value, 3, 'down')
    return [three(water), full, three(rest), three(inFull.to), three(inRest.to)]
  }

  test('hold the water that is shown, also where it stands for a limit of the label', () => {
    // By hand: 42 L on 10 feddans are 420 L, 40.5 L on 10 acres 405 L; 100 L/ha are 42.008… and 40.468… L.
    const figures = use(1, 1, 'ha', [100, 200])
    const feddans: Field = { area: 10, unit: 'feddan', water: 42, tank: 20 }
    expect(tanks(figures, feddans)?.slice(0, 3)).toEqual([420, 21, 0])
    const acres: Field = { area: 10, unit: 'acre', water: 40.5, tank: 20 }
    expect(tanks(figures, acres)?.slice(0, 3)).toEqual([405, 20, 5])
  })

  test('hold the registered dose for their water, where it is for water', () => {
    // By hand: 0.1 L in 100 L are 20 mL in 20 L, and 19.5 mL in the 19.5 L of the last tank of 199.5 L.
    const mu: Field = { area: 15, unit: 'mu', water: 13.3, tank: 20 }
    expect(tanks(use(0.1, 0.1, '100 L', [200, 200]), mu)).toEqual([199.5, 9, 19.5, 0.02, 0.019])
  })

  test('are filled one by one where no label states the water of a field', () => {
    // By hand: 0.25 to 0.5 L in 100 L are 50 to 100 mL in a knapsack of 20 L.
    const figures = use(0.25, 0.5, '100 L')
    expect(tanks(figures, { area: 1, unit: 'ha', tank: 20 })).toEqual([20, 1, 0, 0.1, 0.1])
    expect(millis(figures, { area: 1, unit: 'ha', tank: 20 })).toBe('water')
  })

  test.each([
    // 200 L/ha are 32 L/rai: one knapsack and 12 L. 0.5 L/ha in 200 L/ha are 50 mL in 20 L.
    [
      'a rai',
      use(0.4, 0.5, 'ha', [200, 400]),
      { area: 1, unit: 'rai', water: 32 },
      20,
      [32, 1, 12, 0.05, 0.03]
    ],
    [
      'an even number',
      use(1, 2, 'ha', [100, 200]),
      { area: 2, unit: 'ha', water: 100 },
      20,
      [200, 10, 0, 0.4, 0]
    ],
    [
      'less than one',
      use(1, 1, 'ha', [100, 200]),
      { area: 1, unit: 'mu', water: 10 },
      20,
      [10, 0, 10, 0.133, 0.066]
    ],
    [
      'per 100 L',
      use(0.1, 0.15, '100 L', [1000, 2000]),
      { area: 1, unit: 'ha', water: 1000 },
      600,
      [1000, 1, 400, 0.9, 0.6]
    ]
  ] as const)('%s', (_, figures, field, tank, expected) => {
    expect(tanks(figures, { ...field, tank })).toEqual(expected)
  })

  test('seed needs none', () => {
    expect(tanks(use(0.2, 0.3, '100 kg'), { area: 1, unit: 'ha', water: 200, tank: 20 })).toBe(
      undefined
    )
  })
})

describe('the packs to buy', () => {
  const packs = (sizes: number[], amount: number) =>
    packsFor(
      sizes.map(size => ({ name: '', size, unit: 'kg' })),
      fraction(amount)
    ).map(({ pack, count }) => `${count} × ${pack.size}`)

  test.each([
    [[1, 5], 3.2, ['4 × 1']],
    [[1, 5, 20], 26, ['1 × 20', '1 × 5', '1 × 1']],
    [[0.25, 1], 1.3, ['1 × 1', '2 × 0.25']],
    [[1, 5], 4.5, ['1 × 5']],
    [[0.25, 1, 5], 0.01, ['1 × 0.25']],
    [[5], 10, ['2 × 5']],
    [[], 10, []]
  ])('%s for %s', (sizes, amount, expected) => {
    expect(packs(sizes, amount)).toEqual(expected)
  })
})

describe('the earliest harvest', () => {
  test.each([
    ['2026-11-23', 30, '2026-12-23'],
    ['2026-02-27', 7, '2026-03-06'],
    ['2028-02-27', 7, '2028-03-05'],
    ['2026-12-31', 0, '2026-12-31'],
    ['', 7, undefined],
    ['2026-11-23', -7, undefined],
    ['2026-11-23', 5_000_000, undefined],
    ['2026-11-23', Number.MAX_SAFE_INTEGER, undefined]
  ])('%s and %s days', (day, days, expected) => {
    expect(dayAfter(day, days)).toBe(expected)
  })
})

describe('rounding', () => {
  test('never passes the number in its direction', () => {
    const third = { above: 1n, below: 3n }
    expect([rounded(third, 2, 'up'), rounded(third, 2, 'down')]).toEqual([0.34, 0.33])
    expect(rounded(fraction(0.3), 2, 'up')).toBe(0.3)
    expect(rounded(fraction('1e-7'), 8, 'down')).toBe(1e-7)
  })
})

test('land is measured as in the country', () => {
  const units = [
    ['br', 'por'],
    ['th', 'tha'],
    ['cn', 'zho'],
    ['gl', 'zho'],
    ['eg', 'ara'],
    ['gh', 'eng']
  ]
  expect(units.map(([country = '', lang = '']) => areaUnitOf(country, lang))).toEqual([
    'ha',
    'rai',
    'mu',
    'mu',
    'feddan',
    'acre'
  ])
})

test('a country offers hectares, acres and its own unit, the global site every unit', () => {
  expect(offeredUnits('ha', false)).toEqual(['ha', 'acre'])
  expect(offeredUnits('rai', false)).toEqual(['ha', 'acre', 'rai'])
  expect(offeredUnits('ha', false, 'br')).toEqual(['ha', 'acre', 'paulista', 'mineiro'])
  expect(offeredUnits('ha', false, 'sa')).toEqual(['ha', 'acre', 'dunum'])
  expect(offeredUnits('ha', true)).toEqual(['ha', 'acre', 'rai', 'feddan', 'mu'])
})
