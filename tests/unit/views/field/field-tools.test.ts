import { describe, expect, test } from 'vitest'
import type { CropRecord, ProductDetailRecord } from '#contract/product.ts'
import { fieldTools } from '#views/field/field-tools.ts'
import { usesOf } from '#views/product/doses.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

const rust = { id: 'rust', description: 'Rust', kind: 'disease' } as const
type Recommendation = ProductDetailRecord['recommendations'][number]

const product = (id: string, dose: Partial<Recommendation>, frac?: string, packs: string[] = []) =>
  aProduct({
    id,
    brandname: `Product ${id}`,
    crops: ['3001'],
    problematics: [rust],
    packs,
    resistance_groups: frac === undefined ? [] : [{ scheme: 'FRAC', code: frac }],
    recommendations: [
      {
        crop: '3001',
        problematic: 'rust',
        dose_min: 0.5,
        dose_max: 0.6,
        dose_unit: 'L/ha',
        ...dose
      }
    ]
  })

const toolsOf = (...products: ProductDetailRecord[]) => toolsWith([], ...products)

/** With a calendar of the crop. */
function toolsWith(
  calendar: NonNullable<CropRecord['calendar']>,
  ...products: ProductDetailRecord[]
) {
  const tree = aTree({
    products,
    content: { crops: [{ id: '3001', description: 'Rice', calendar }] }
  })
  const uses = usesOf(tree.catalogue().products)
  return fieldTools(tree, uses, { nameOf: ({ product }) => product.name, isOneUse: true })
}

/** The cells of each row, without what keeps figures whole. */
const said = (amounts: ReturnType<typeof toolsOf>['amounts']) =>
  amounts?.rows.map(({ cells }) => cells.map(({ text }) => printed(text))) ?? []

const printed = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')

describe('the tools of a field, without a script', () => {
  test('have the amount for a hectare', () => {
    const { amounts } = toolsOf(product('1', {}))
    expect(amounts?.heads).toEqual(['1 ha'])
    expect(said(amounts)).toEqual([['500–600 mL']])
  })

  test('say of another unit that nothing is calculated', () => {
    const { amounts } = toolsOf(product('1', {}), product('2', { dose_unit: 'mL/hive' }))
    expect(said(amounts)[1]).toEqual(['Not calculated: the dose is 0.5–0.6 mL/hive.'])
  })

  test('calculate no granules from a dose by volume, which is of the mixture', () => {
    const granules = product('2', { dose_min: 40, dose_max: 50, dose_unit: 'mL/m²' }, '3', ['20 g'])
    const said2 = said(toolsOf(granules).amounts)
    expect(said2).toEqual([
      [
        'Not calculated: 40–50 mL/m² is the mixture to spray, not the product, which is sold by weight.'
      ]
    ])
    const [, beside] = toolsOf(product('1', {}), granules).uses
    expect(beside?.dose).toBeUndefined()
  })

  test('calculate nothing from a dose by weight of a product that is sold by volume', () => {
    const liquid = product('2', { dose_unit: 'g/ha' }, '3', ['1 L'])
    expect(said(toolsOf(product('1', {}), liquid).amounts)[1]).toEqual([
      'Not calculated: the dose is 0.5–0.6 g/ha.'
    ])
  })

  test('have no amounts where no unit is known, or no dose is one', () => {
    expect(toolsOf(product('1', { dose_unit: 'tablets' })).amounts).toBeUndefined()
    expect(toolsOf(product('1', { dose_min: -1, dose_max: 1 })).amounts).toBeUndefined()
    expect(toolsOf(product('1', { dose_min: 3, dose_max: 2 })).amounts).toBeUndefined()
  })

  test('plan a season by day, product and group', () => {
    const { plan } = toolsOf(
      product('1', { interval_days: 14, max_applications: 1 }, '11'),
      product('2', { interval_days: 14, max_applications: 1 }, '3')
    )
    expect(plan?.rows.map(({ use, day }) => [use.name, use.group, day.text])).toEqual([
      ['Product 1', 'FRAC 11', 'Day 0'],
      ['Product 2', 'FRAC 3', 'Day 14']
    ])
  })

  test('plan a season with the water of each spray, and the earliest day of harvest', () => {
    const { plan } = toolsOf(
      product('1', { water_l_ha: '200–300', interval_days: 14, phi_days: 28 }, '11'),
      product('2', { water_l_ha: '20–30', phi_days: 21 }, '3')
    )
    expect(plan?.rows.map(({ water }) => printed(water.text))).toEqual([
      '200–300 L/ha',
      '20–30 L/ha'
    ])
    expect(plan?.otherSprayer?.text).toMatch(/: 2\.$/)
    expect(plan?.rows.map(({ needsOther }) => needsOther)).toEqual([false, true])
    expect(plan?.harvest.text).toBe('Day 35')
    expect(toolsOf(product('1', {}, '11')).plan?.harvest.text).toBe('not stated')
  })

  test('calculate a dose for water where its volume is stated, and say where it is not, for which a script has the tank', () => {
    const forWater = { dose_unit: 'L/100 L' }
    const amountOf = (dose: object) => toolsOf(product('1', dose)).amounts?.rows[0]?.cells[0]?.text
    expect(amountOf(forWater)).toBe('Not calculated: no volume of water is stated.')
    expect(amountOf({ ...forWater, water_l_ha: '200–300' })).toMatch(/L$/)
  })

  test('say where too few groups are listed, and plan nothing where none is stated', () => {
    expect(toolsOf(product('1', {}, '11')).plan?.end.text).toMatch(
      /^None of the products shown for this use has only other resistance groups/
    )
    expect(toolsOf(product('1', {})).plan).toBeUndefined()
  })

  test('say that a label states no stage, and which product is listed only for an earlier one', () => {
    const early = product('1', { timing: 'Before emergence (BBCH 00–05)' }, '13')
    const late = product('2', { timing: 'BBCH 12-14', interval_days: 14 }, '2')
    const silent = product('3', { timing: 'Crop at 2–4 leaves' }, '1')
    const { plan } = toolsOf(silent, early, late)
    expect(plan?.rows.map(({ use }) => use.name)).toEqual(['Product 1', 'Product 3', 'Product 2'])
    expect(plan?.noStage?.text).toMatch(
      /^No growth stage is stated on the label of these sprays: 2\./
    )
    const other = product('4', { timing: 'Before emergence (BBCH 00–05)' }, '13')
    expect(toolsOf(early, other, late).plan?.end.text).toContain(
      'Listed only for an earlier one: Product 4.'
    )
    expect(toolsOf(early, late).plan).toMatchObject({ noStage: undefined })
    expect(toolsOf(early, late).plan?.rows).toHaveLength(2)
  })

  describe('of a crop with a calendar', () => {
    const booting = { timing: 'Booting (BBCH 47–51)', interval_days: 10, max_applications: 2 }
    const tillering = { ...booting, timing: 'Tillering (BBCH 21–29)' }
    const calendar = [
      { month: 1, bbch_from: 20, bbch_to: 39 },
      { month: 2, bbch_from: 40, bbch_to: 69 }
    ]
    const [first, other] = [product('1', booting, '11'), product('2', booting, '3')]

    test('plan from the earliest stage, until the crop has passed those of the labels', () => {
      const { plan } = toolsWith(calendar, first, other, product('3', tillering, '6'))
      expect(plan?.rows.map(({ use, day }) => [use.name, day.text])).toEqual([
        ['Product 3', 'Day 0'],
        ['Product 1', 'Day 10']
      ])
      expect(plan?.end.text).toMatch(/^After these, .* Product 2 and Product 3\./)
      expect(plan?.growth).toBeUndefined()
    })

    test('warn of each spray after the first where there is no calendar', () => {
      const { plan } = toolsWith([], first, other)
      expect(plan?.rows).toHaveLength(4)
      expect(plan?.growth?.text).toContain('sprays: 2, 3, 4.')
    })
  })

  test('plan no season of seed treatments, because seed is treated once', () => {
    const onSeed = { dose_unit: 'mL/100 kg seed' }
    expect(toolsOf(product('1', onSeed, '4'), product('2', onSeed, '7')).plan).toBeUndefined()
    const { plan } = toolsOf(product('1', onSeed, '4'), product('2', {}, '7'))
    expect(plan?.rows.map(({ use }) => use.name)).toEqual(['Product 2'])
  })

  test('know the packs that hold one size', () => {
    const [use] = toolsOf(product('1', {}, '11', ['1 L', '1,5 L + 5 L'])).uses
    expect(use?.packs).toEqual([{ name: '1 L', size: 1, unit: 'L' }])
  })
})
