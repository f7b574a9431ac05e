import { describe, expect, test } from 'vitest'
import { contradictionsOf } from '#tree/claims/contradictions.ts'
import { cropReader } from '#tree/claims/crops.ts'
import { contradictionFindings } from '#tree/claims/findings.ts'
import { aDosedProduct, type Row } from '../../helpers/a-dosed-product.ts'

const says = (description: string, rows?: Partial<Row>[]) =>
  contradictionsOf(aDosedProduct(description, rows)).map(found => found.says)

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

  test('agrees if one of its readings does: 1,500 is one and a half or fifteen hundred', () => {
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

/** Crops and problems as trees of several languages name them. */
const read = cropReader(
  [
    { id: 'soybean', description: 'Soybean', aliases: ['Soja', 'soya', '大豆', 'ถั่วเหลือง', 'Соя'] },
    { id: 'wheat', description: 'Wheat', aliases: ['Trigo', '小麦', 'Пшеница', 'القمح', 'Gandum'] },
    { id: 'maize', description: 'Maize (corn)', aliases: ['Milho', '玉米', 'ข้าวโพด', 'الذرة'] },
    { id: 'rice', description: 'Rice', aliases: ['ข้าว', '水稻', 'Рис', 'Padi'] },
    { id: 'cotton', description: 'Cotton', aliases: ['Algodão', '棉花'] }
  ],
  [{ id: 'cotton-bollworm', description: 'Cotton bollworm' }]
)

/** Soybean takes 0.5–0.6 L/ha, wheat 0.6–0.75 L/ha, maize 2 L/ha, rice 3 L/ha, cotton nothing in these units. */
const byCrop: Partial<Row>[] = [
  { crop: 'Soybean', dose_min: 0.5, dose_max: 0.6, phi_days: 18 },
  { crop: 'wheat', dose_min: 0.6, dose_max: 0.75, phi_days: 30 },
  { crop: 'maize', dose_min: 2, dose_max: 2 },
  { crop: 'rice', dose_min: 3, dose_max: 3 },
  { crop: 'cotton', dose_min: 40, dose_max: 50, dose_unit: 'g/ha' }
]

const saysOfCrops = (description: string) =>
  contradictionsOf(aDosedProduct(description, byCrop), read).map(
    ({ crop, says }) => `${crop}: ${says}`
  )

describe('a text that names a crop', () => {
  test.each([
    ['0.5 to 0.6 L/ha in soybean, once.'],
    ['Soybeans 0.6 L/ha, wheat 0.75 L/ha, corn 2 L/ha.'],
    ['0.6 L/ha in soybean and wheat.'],
    ['On soybean 0.6 L/ha and on maize 2 L/ha.'],
    ['0.6 L/ha in soybean and 2 L/ha in maize.'],
    ['Wheat takes up to 0.75 L/ha, soybean up to 0.6.'],
    ['Rust in soybean. Maize takes 2 L/ha.'],
    ['A product for soybean; 0.75 L/ha in wheat.'],
    ['Cotton bollworm at 2 L/ha.'],
    ['At 3 L/ha into paddies, into maize at 2 L/ha.'],
    ['0.6 L/ha in soybean, 2 L/ha in cane.'],
    ['Cotton and maize at 2 L/ha.'],
    ['Soja: 0,6 L/ha, 18 dias antes da colheita.'],
    ['大豆锈病；小麦每公顷最多0.75升，大豆最多0.6升。'],
    ['ถั่วเหลือง 0.6 ลิตร/เฮกตาร์ ข้าวโพด 2 ลิตร/เฮกตาร์'],
    ['На пшенице 0,75 л/га, на сое 0,6 л/га.'],
    ['للقمح 0.75 ل/هكتار، وللذرة 2 ل/هكتار'],
    ['Gandum 0,75 L/ha, padi 3 L/ha.']
  ])('agrees with its rows: %s', description => {
    expect(saysOfCrops(description)).toEqual([])
  })

  test.each([
    ['0.6 to 0.75 L/ha in soybean.', ['soybean: 0.6 to 0.75 L/ha']],
    ['0.6–0.75 L/ha in wheat, soybean and cotton.', ['soybean: 0.6–0.75 L/ha']],
    ['For wheat and soybean. 0.75 L/ha, once.', ['soybean: 0.75 L/ha']],
    ['0.6 L/ha in soybean and 3 L/ha in maize.', ['maize: 3 L/ha']],
    ['Soja e trigo, 0,6–0,75 L/ha.', ['soybean: 0,6–0,75 L/ha']],
    ['Carência na soja: 30 dias antes da colheita.', ['soybean: 30 dias antes da colheita']],
    ['Soja, 30 días antes de la cosecha.', ['soybean: 30 días antes de la cosecha']],
    ['大豆、小麦每公顷0.75升。', ['soybean: 每公顷0.75升']],
    ['ข้าวโพด 3 ลิตร/เฮกตาร์', ['maize: 3 ลิตร/เฮกตาร์']],
    ['На сое 0,75 л/га.', ['soybean: 0,75 л/га']],
    ['وللقمح 2 ل/هكتار', ['wheat: 2 ل/هكتار']],
    ['Padi 2 L/ha.', ['rice: 2 L/ha']]
  ])('contradicts its rows: %s', (description, said) => {
    expect(saysOfCrops(description)).toEqual(said)
  })
})

test('a finding names the text, what it says, and what the table has', () => {
  const [finding] = contradictionFindings(
    'br',
    { products: [aDosedProduct('Use 20 L/ha.')] },
    { crops: [] }
  )
  expect(finding).toMatchObject({
    kind: 'contradiction',
    tree: 'br',
    record: '4101',
    field: 'description',
    received: '20 L/ha',
    expected: '2–3 L/ha, 0.5 L/ha'
  })
})

test('a finding about a crop names the crop, what the text says, and its rows', () => {
  const products = [aDosedProduct('Soja e trigo: 0,6 a 0,75 L/ha.', byCrop)]
  const crops = [
    { id: 'soybean', description: 'Soja' },
    { id: 'wheat', description: 'Trigo' }
  ]
  expect(contradictionFindings('br', { products }, { crops })).toEqual([
    expect.objectContaining({
      record: '4101',
      received: '0,6 a 0,75 L/ha',
      expected: 'Soja: 0.5–0.6 L/ha',
      message:
        'The description of product 4101 (tree br) says “0,6 a 0,75 L/ha” about Soja, but its table has 0.5–0.6 L/ha there.'
    })
  ])
})
