import { describe, expect, test } from 'vitest'
import type { ProductDetailRecord } from '#contract/product.ts'
import type { TreeId } from '#snapshot/snapshot.ts'
import { english } from '#texts/english.ts'
import { doseTable, usesOf } from '#views/product/doses.ts'
import { aProduct, aTree, treeIds } from '../../../helpers/a-tree.ts'

type Use = ProductDetailRecord['recommendations'][number]

function aUse(overrides: Partial<Use> = {}): Use {
  const dose = { dose_min: 0.5, dose_max: 0.5, dose_unit: 'L/ha' }
  return { crop: '3001', problematic: 'rust', ...dose, ...overrides }
}

function tableOf(recommendations: Use[], tree: TreeId = treeIds.gl) {
  const crops = [
    { id: '3001', description: 'Maize' },
    { id: '3002', description: 'Rice' }
  ]
  const built = aTree({ content: { tree, crops }, products: [aProduct({ recommendations })] })
  const [product] = built.catalogue().products
  return product && doseTable(built, usesOf([product]), { groupBy: 'crop', rowBy: 'problem' })
}

describe('dose table', () => {
  test('has one group of rows a crop, whatever the order of the uses', () => {
    const table = tableOf([aUse(), aUse({ crop: '3002' }), aUse({ problematic: 'blight' })])
    expect(table?.groups.map(({ subject, rows }) => [subject.name, rows.length])).toEqual([
      ['Maize', 2],
      ['Rice', 1]
    ])
  })

  test('shows a range once where both ends are the same', () => {
    const [same, range] = tableOf([aUse(), aUse({ dose_max: 1.25 })])?.groups[0]?.rows ?? []
    expect(same?.cells[0]).toEqual({ figure: '0.5', unit: 'L/ha' })
    expect(range?.cells[0]?.figure).toBe('0.5–1.25')
  })

  test('spans a range with the sign of Chinese in Chinese', () => {
    const table = tableOf([aUse({ dose_max: 1.25, dose_unit: 'L/mu' })], treeIds.chinese)
    expect(table?.groups[0]?.rows[0]?.cells[0]?.figure).toBe('0.5～1.25')
  })

  test('never rounds a dose and writes it as the country does', () => {
    const table = tableOf([aUse({ dose_min: 0.01875, dose_max: 0.01875 })], treeIds.br)
    expect(table?.groups[0]?.rows[0]?.cells[0]?.figure).toBe('0,01875')
  })

  test('tells what is not stated from what a use cannot have', () => {
    const stated = aUse({ interval_days: 10, phi_days: 3, max_applications: 2 })
    const once = aUse({ crop: '3002', max_applications: 1 })
    const said = (table: ReturnType<typeof tableOf>) =>
      table?.groups[1]?.rows[0]?.cells.map(({ words }) => words?.text)
    expect(said(tableOf([stated, once]))).toContain('not applicable')
    expect(said(tableOf([stated, once]))).toContain('not stated')
  })

  test('says of a whole product that its label states no days to harvest', () => {
    const whole = (formulation: string) => {
      const product = aProduct({
        recommendations: [aUse()],
        type_of_formulation: [{ id: formulation, description: formulation }]
      })
      const tree = aTree({ products: [product] })
      const uses = usesOf(tree.catalogue().products)
      const table = doseTable(tree, uses, { groupBy: 'crop', rowBy: 'problem', isWhole: true })
      return table?.columns.map(({ title }) => title.text)
    }
    expect(whole('OD')).toEqual(['Dose', 'Days to harvest'])
    expect(whole('FS')).toEqual(['Dose'])
  })

  test('says that water and days to harvest do not apply to seed', () => {
    const sprayed = aUse({ water_l_ha: '200', phi_days: 3 })
    const seed = aUse({ crop: '3002', dose_unit: 'mL/100 kg seed' })
    const cells = tableOf([sprayed, seed])?.groups[1]?.rows[0]?.cells
    expect(cells?.slice(1).map(({ words }) => words?.text)).toEqual([
      'not applicable',
      'not applicable'
    ])
  })

  test('keeps a unit on the line of its figure, where a narrow screen writes it behind', () => {
    const table = tableOf([aUse({ water_l_ha: '200' })])
    expect(table?.columns[1]?.unit).toBe('\u00a0L/ha')
  })

  test('has one label for the days to harvest, stated or not', () => {
    const table = tableOf([aUse({ phi_days: 14 }), aUse()])
    const { title, label } = table?.columns[1] ?? {}
    expect([title?.text, label]).toEqual([english.product.doses.daysToHarvest, undefined])
  })

  test('leaves out a column that no use states', () => {
    const table = tableOf([aUse({ phi_days: 0 }), aUse({ phi_days: 14 })])
    expect(table?.columns.map(({ title }) => title.text)).toEqual(['Dose', 'Days to harvest'])
    expect(table?.groups[0]?.rows[0]?.cells[1]?.words?.text).toBe('0')
  })

  test('marks values that one use states and another does not', () => {
    const table = tableOf([aUse({ interval_days: 7 }), aUse()])
    const cells = table?.groups[0]?.rows.map(({ cells }) => cells[1]?.words?.text)
    expect(cells).toEqual(['7 days', 'not stated'])
  })

  test('can be read by problem and by product as well', () => {
    const tree = aTree({
      products: [
        aProduct({ recommendations: [aUse(), aUse({ problematic: 'blight' })] }),
        aProduct({ id: '4102', brandname: 'Vega', recommendations: [aUse()] })
      ]
    })
    const uses = usesOf(tree.catalogue().products)
    const table = doseTable(tree, uses, { groupBy: 'problem', rowBy: 'product' })
    expect(table?.heads.map(({ text }) => text)).toEqual(['Problem', 'Product'])
    const names = table?.groups.map(({ subject, rows }) => [
      subject.name,
      rows.map(({ subject }) => [subject.name, subject.href])
    ])
    expect(names).toEqual([
      [
        'rust',
        [
          ['Marinada', '/gl/product/4101'],
          ['Vega', '/gl/product/4102']
        ]
      ],
      ['blight', [['Marinada', '/gl/product/4101']]]
    ])
  })
})

describe('land', () => {
  const lines = (...args: Parameters<typeof tableOf>) => {
    const table = tableOf(...args)
    const plain = (text = '') => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
    const [row] = table?.groups[0]?.rows ?? []
    return [
      table?.columns.map(({ title }) => title.text),
      row?.cells.map(({ figure, unit, registered }) =>
        [figure, unit, registered]
          .flatMap(text => (text === undefined ? [] : plain(text)))
          .join(' ')
      )
    ]
  }

  test('is that of the growers before that of the label, for dose and water, where a dose is registered for a hectare', () => {
    // By hand: 1 mu is 1/15 ha. 600 mL/ha are 40 mL/mu, 500 are 33.33, and 200–300 L/ha are 13.33–20 L/mu.
    const stated = aUse({ dose_max: 0.6, water_l_ha: '200–300' })
    expect(lines([stated], treeIds.chinese)).toEqual([
      ['Dose', 'Water'],
      ['33.4～40 mL/mu 0.5～0.6 L/ha', '13.4～20 L/mu 200～300 L/ha']
    ])
  })

  test('is that of the dose for its water, where a dose is registered for another than a hectare', () => {
    const stated = aUse({ dose_min: 40, dose_max: 50, dose_unit: 'mL/mu', water_l_ha: '225' })
    expect(lines([stated], treeIds.chinese)).toEqual([
      ['Dose', 'Water'],
      ['40～50 mL/mu', '15 L/mu']
    ])
  })

  test('is the hectare alone where growers have hectares, and where a dose is for none', () => {
    expect(lines([aUse({ water_l_ha: '200' })])[1]).toEqual(['0.5 L/ha', '200'])
    const seed = aUse({ dose_unit: 'mL/100 kg seed' })
    expect(lines([seed], treeIds.chinese)[1]).toEqual(['0.5 mL/100 kg seed'])
  })
})
