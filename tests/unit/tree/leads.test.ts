import { describe, expect, test } from 'vitest'
import type { CropRecord, ProductDetailRecord } from '#contract/product.ts'
import { leadFindings } from '#tree/claims/leads.ts'
import { aDosedProduct } from '../../helpers/a-dosed-product.ts'

const crops: CropRecord[] = [
  { id: 'soybean', description: 'Soybean', aliases: ['Soja', 'Соя', '大豆', 'ถั่วเหลือง', 'الصويا'] },
  { id: 'maize', description: 'Maize (corn)', aliases: ['Кукуруза', '玉米', 'ข้าวโพด', 'الذرة'] },
  { id: 'sweet-corn', description: 'Sweet corn' },
  { id: 'rice', description: 'Rice', aliases: ['Рис', '水稻', 'ข้าว', 'الأرز'] },
  { id: 'tea', description: 'Tea', aliases: ['茶', 'ชา', 'Чай'] },
  { id: 'vine', description: 'A' },
  { id: 'long', description: 'Crop'.repeat(1250) }
]

/** The table of the product lists soybean. */
const namedIn = (description: string, more: Partial<ProductDetailRecord> = {}) =>
  leadFindings('br', { products: [{ ...aDosedProduct(description), ...more }] }, { crops }).map(
    ({ field }) => /crop (.*)\)/.exec(field)?.[1]
  )

describe('a description that names a crop which the table does not list', () => {
  test.each([
    ['Rust in soybean and maize.', ['maize']],
    ['Rice first, then corn, then RICE again.', ['rice', 'maize']],
    ['For sweet corn.', ['sweet-corn']],
    ['Для кукурузы и сои.', ['maize']],
    ['用于大豆、玉米田。', ['maize']],
    ['ใช้ในถั่วเหลืองและข้าวโพด', ['maize']],
    ['للصويا والأرز', ['rice']],
    ['A product for 茶.', ['tea']],
    ['ใช้ในไร่ชา', ['tea']],
    ['Для чая.', ['tea']],
    [`For ${'Crop'.repeat(1250)}.`, ['long']]
  ])('is a finding for each of them, text %#', (description, found) => {
    expect(namedIn(description)).toEqual(found)
  })

  test.each([
    ['only crops of the table', 'Rust in soybean, sojas too.'],
    ['no crop', 'A plain wetter.'],
    ['a word that begins as a crop does', 'A team of riceland.'],
    ['an article, where a crop has a name of one letter', 'A spray a season.'],
    ['what may follow in the rotation', 'Plant-back: 90 days for maize.'],
    ['a Thai word that begins as one does', 'หมอกชายฝั่ง'],
    ['a Russian word that begins as one does', 'Меньше, чем сорняки.'],
    ['nothing at all', '']
  ])('is none for a description with %s', (_, description) => {
    expect(namedIn(description)).toEqual([])
  })

  test('is measured by the list of crops where there is no table, and by nothing where there is neither', () => {
    const more = { crops: ['rice'], recommendations: [] }
    expect(namedIn('Rice and maize.', more)).toEqual(['maize'])
    expect(namedIn('Rice and maize.', { ...more, crops: [] })).toEqual([])
  })

  test('is none in another language than that of the tree', () => {
    const foreign = { ...aDosedProduct('For rice.'), lang: 'eng' }
    expect(leadFindings('br', { products: [foreign] }, { crops })).toEqual([])
  })

  test('is told with its sentence and the crops of the table', () => {
    const products = [aDosedProduct('Rust in soybean. Keep 30 m from maize! Once a year.')]
    expect(leadFindings('br', { products }, { crops })).toEqual([
      {
        kind: 'lead',
        tree: 'br',
        call: 'GET /localProduct/product/{id}',
        record: '4101',
        field: 'description (crop maize)',
        expected: 'crops of its table: Soybean',
        received: 'Keep 30 m from maize!',
        message:
          'The description of product 4101 (tree br) names Maize (corn), which its table does not list: “Keep 30 m from maize!”'
      }
    ])
  })
})
