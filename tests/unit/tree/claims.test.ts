import { describe, expect, test } from 'vitest'
import type { ProductDetailRecord } from '#contract/product.ts'
import { contradictionsOf } from '#tree/claims/contradictions.ts'
import { contradictionFindings } from '#tree/claims/findings.ts'

type Row = ProductDetailRecord['recommendations'][number]

const row: Row = {
  crop: 'soybean',
  problematic: 'rust',
  dose_min: 2,
  dose_max: 3,
  dose_unit: 'L/ha',
  water_l_ha: '100–200',
  interval_days: 14,
  phi_days: 21,
  max_applications: 2
}

/** A product of two rows, 2–3 L/ha and 0.5 L/ha, that says this. */
function aProduct(
  description: string,
  rows: Partial<Row>[] = [{}, { dose_min: 0.5, dose_max: 0.5 }]
) {
  const recommendations = rows.map(one => ({ ...row, ...one }))
  return {
    id: '4101',
    brandname: 'Alvo',
    family_id: '2001',
    description,
    images: [],
    type_of_formulation: [],
    crops: [],
    active_ingredients: [],
    problematics: [],
    documents: [],
    calibre: [],
    benefits: [],
    resistance_groups: [],
    recommendations,
    packs: []
  } satisfies ProductDetailRecord
}

const says = (description: string, rows?: Partial<Row>[]) =>
  contradictionsOf(aProduct(description, rows)).map(found => found.says)

describe('a text that names a dose', () => {
  test.each([
    ['Use 2 to 3 L/ha.'],
    ['Use 2.5 L/ha on light soils.'],
    ['Use 500 mL/ha in rice.'],
    ['From 0.5 to 3 L/ha by crop.'],
    ['Use 0,5 л/га.'],
    ['每公顷2–3升防治锈病。'],
    ['بمعدل ٢ إلى ٣ ل/هكتار'],
    ['ใช้ ๒–๓ ลิตร/เฮกตาร์']
  ])('agrees with its table: %s', description => {
    expect(says(description)).toEqual([])
  })

  test.each([
    ['Use 20 L/ha.', '20 L/ha'],
    ['Use 2 to 4 L/ha.', '2 to 4 L/ha'],
    ['Use 250 mL/ha in rice.', '250 mL/ha'],
    ['De 4 a 5 L/ha em soja.', '4 a 5 L/ha'],
    ['De 4 a 5 litros por hectárea.', '4 a 5 litros por hectárea'],
    ['Норма 0,2–0,5 л/га.', '0,2–0,5 л/га'],
    ['每公顷4–5升防治锈病。', '每公顷4–5升'],
    ['用量4升/公顷。', '4升/公顷'],
    ['بمعدل ٤ إلى ٥ ل/هكتار', '4 إلى 5 ل/هكتار'],
    ['ใช้ 4–5 ลิตร/เฮกตาร์', '4–5 ลิตร/เฮกตาร์'],
    ['Dosis 4–5 L/ha.', '4–5 L/ha']
  ])('contradicts its table: %s', (description, said) => {
    expect(says(description)).toEqual([said])
  })

  test.each([
    ['water', 'In 200 L/ha of water.'],
    ['a strength', '480 g/L of glyphosate.'],
    ['a content', 'Holds 1 kg a.i./ha.'],
    ['a yield', 'For yields of 8,000 L/ha.'],
    ['what all applications amount to', 'At most 6 L/ha in a season.'],
    ['wind', 'Stop above 10 km/h.'],
    ['area for a pack', '10 kg does about 7 ha.'],
    ['a unit that the table has not', 'Use 400 g/ha.']
  ])('is no dose when it names %s', (_, description) => {
    expect(says(description)).toEqual([])
  })

  test('agrees when one of its readings does: 1,500 is one and a half or fifteen hundred', () => {
    const rows = [{ dose_min: 1000, dose_max: 1500, dose_unit: 'mL/ha' }]
    expect(says('Use 1,500 mL/ha or 1,5 L/ha.', rows)).toEqual([])
  })

  test('contradicts nothing when there is no table', () => {
    expect(says('Use 20 L/ha, 3 days before harvest.', [])).toEqual([])
  })
})

describe('a text that names days', () => {
  test.each([
    ['Stop 21 days before harvest.'],
    ['Repeat every 14 days.'],
    ['Give it seven days before you till, 7 days at least.'],
    ['安全间隔期21天。'],
    ['Não aplique por 21 dias antes da colheita.']
  ])('agrees with its table: %s', description => {
    expect(says(description)).toEqual([])
  })

  test.each([
    ['Stop 12 days before harvest.', '12 days before harvest'],
    ['Pre-harvest interval: 7 days.', 'Pre-harvest interval: 7 days'],
    ['Repeat every 7 days.', 'Repeat every 7 days'],
    ['安全间隔期7天。', '安全间隔期7天'],
    ['12 dias antes da colheita.', '12 dias antes da colheita'],
    ['12 días antes de la cosecha.', '12 días antes de la cosecha'],
    ['12 дней до уборки.', '12 дней до уборки'],
    ['12 hari sebelum panen.', '12 hari sebelum panen'],
    ['12 يوما قبل الحصاد', '12 يوما قبل الحصاد'],
    ['ก่อนเก็บเกี่ยว 12 วัน', 'ก่อนเก็บเกี่ยว 12 วัน']
  ])('contradicts its table: %s', (description, said) => {
    expect(says(description)).toEqual([said])
  })
})

test('a finding names the text, what it says, and what the table has', () => {
  const [finding] = contradictionFindings('br', { products: [aProduct('Use 20 L/ha.')] })
  expect(finding).toMatchObject({
    kind: 'contradiction',
    tree: 'br',
    record: '4101',
    field: 'description',
    received: '20 L/ha',
    expected: '2–3 L/ha, 0.5 L/ha'
  })
})
