import { describe, expect, test } from 'vitest'
import { contradictionsOf } from '#tree/claims/contradictions.ts'
import { contradictionFindings } from '#tree/claims/findings.ts'
import { aDosedProduct, type Row } from '../../helpers/a-dosed-product.ts'

const says = (description: string, rows?: Partial<Row>[]) =>
  contradictionsOf(aDosedProduct(description, rows)).map(found => found.says)

describe('a dose whose unit does not fit what its product is sold by', () => {
  const misfits = (dose_unit: string, packs: string[], formulations: string[] = []) => {
    const rows = [{ dose_min: 40, dose_max: 50, dose_unit }]
    const product = {
      ...aDosedProduct('', rows),
      packs,
      type_of_formulation: formulations.map(id => ({ id, description: id }))
    }
    return contradictionFindings('th', { products: [product] }, { crops: [] })
  }

  test.each([
    ['granules in grams', 'mL/m²', ['20 g', '100 g'], ['WG']],
    ['packs by weight', 'L/ha', ['1 kg'], []],
    ['a solid formulation', 'L/ha', [], ['WG']],
    ['packs by weight, in Thai', 'มล./ตร.ม.', ['20 กรัม', '1 กก.'], []],
    ['packs by volume', 'g/ha', ['1 L', '250 mL'], ['SC']]
  ])('is a finding: %s', (_, unit, packs, formulations) => {
    expect(misfits(unit, packs, formulations)).toEqual([
      expect.objectContaining({
        kind: 'contradiction',
        tree: 'th',
        record: '4101',
        field: 'recommendations',
        received: `40–50 ${unit}`
      })
    ])
  })

  test('says what was expected', () => {
    expect(misfits('mL/m²', ['20 g', '100 g'], ['WG'])[0]).toMatchObject({
      expected: 'a dose by weight',
      message:
        'The table of product 4101 (tree th) has a dose of “40–50 mL/m²”, but the product is sold by weight: no amount is calculated of it.'
    })
  })

  test.each([
    ['liquids in litres', 'mL/ha', ['1 L'], ['SC']],
    ['granules in grams', 'g/m²', ['20 g'], ['WG']],
    ['packs of both kinds', 'mL/ha', ['1 L', '1 kg'], []],
    ['sets of two', 'L/ha', ['1.5 L + 5 L'], ['SC', 'WG']],
    ['nothing known of packs', 'L/ha', [], []],
    ['another unit', 'tablets/ha', ['20 g'], ['TB']]
  ])('is none: %s', (_, unit, packs, formulations) => {
    expect(misfits(unit, packs, formulations)).toEqual([])
  })
})

describe('a text that names a volume of water', () => {
  const aGunner = (calibre: string[], rows?: Partial<Row>[]) =>
    contradictionsOf({ ...aDosedProduct('', rows), calibre })

  test.each([
    ['Drone: 15–30 L/ha, 2–3 m above the crop'],
    ['无人机：每公顷15～30升'],
    ['Дрон: 15–30 л/га'],
    ['โดรน: 15–30 ลิตร/เฮกตาร์'],
    ['طائرة مسيّرة: 15–30 لتر/هكتار']
  ])('contradicts the water of its table: %s', note => {
    expect(aGunner([note])).toEqual([
      expect.objectContaining({ field: 'calibre', table: '100–200 L/ha of water' })
    ])
  })

  test('agrees with any row that allows it, and with a table without water', () => {
    expect(aGunner(['Drone: 15–30 L/ha'], [{}, { water_l_ha: '10–30' }])).toEqual([])
    expect(aGunner(['Knapsack: 150 L/ha'], [{ water_l_ha: '150' }])).toEqual([])
    expect(aGunner(['Drone: 15–30 L/ha'], [{ water_l_ha: undefined }])).toEqual([])
    expect(aGunner(['Drone: 2–3 m above the crop, 2–3 bar'])).toEqual([])
  })

  test('counts in a description where so much cannot be the product', () => {
    expect(says('Spray in 400 L/ha of water.')).toEqual(['400 L/ha'])
    expect(says('Spray in 150 L/ha of water.')).toEqual([])
    expect(says('Spray in 30 L/ha.', [{ dose_unit: 'g/ha' }])).toEqual(['30 L/ha'])
    expect(says('Add 1 L/ha of oil.', [{ dose_unit: 'g/ha' }])).toEqual([])
  })
})
