import { expect, test } from 'vitest'
import { comparedLines } from '#browser/compare/sheet.ts'
import { comparisonSheet } from '#views/compare/comparison-sheet.ts'
import { aProduct, aTree, treeIds } from '../../../helpers/a-tree.ts'

type Overrides = Parameters<typeof aProduct>[0]

/** What products of a tree say side by side: each line's title, what stands in its cells, and whether they differ. */
function compare(...products: Overrides[]) {
  const records = products.map((product, index) => aProduct({ id: String(index), ...product }))
  const sheet = comparisonSheet(aTree({ products: records }))
  return comparedLines(sheet, sheet.products).map(({ title, cells, differs }) => ({
    title: wordsOf(title),
    cells: cells.map(cell =>
      cell.map(({ at, problem = '' }) => problem + wordsOf(sheet.cells[at] ?? [])).join()
    ),
    differs
  }))
}

/** The texts of a drawing, without its tags, attributes and places for hyphens. */
function wordsOf(drawn: unknown): string {
  if (typeof drawn === 'string') return drawn.replaceAll('\u00ad', '')
  if (!Array.isArray(drawn)) return ''
  const [, attributes] = drawn as unknown[]
  const isElement = attributes instanceof Object && !Array.isArray(attributes)
  return drawn
    .slice(isElement ? 2 : 0)
    .map(wordsOf)
    .join('')
}

const dose = { crop: '3001', problematic: '6001', dose_min: 1, dose_max: 2, dose_unit: 'L/ha' }

test('products differ where one states something else or nothing, not in the order of values', () => {
  const lines = compare(
    { packs: ['1 L', '5 L'], registration_number: 'A1', mode_of_action: 'ALS' },
    { packs: ['5 L', '1 L'], registration_number: 'A2' }
  )
  const differs = new Map(lines.map(({ title, differs }) => [title, differs]))
  expect(differs.get('Mode of action')).toBe(true)
  expect(differs.get('Packs')).toBe(false)
  expect(differs.get('Registration number')).toBe(true)
})

test('they are described by the printed composition, otherwise by their ingredients', () => {
  const [ingredients] = compare(
    { composition: 'Nicosulfuron 750 g/kg', active_ingredients: ['5001'] },
    { active_ingredients: ['5998', '5999'] }
  )
  expect(ingredients?.cells).toEqual(['Nicosulfuron 750\u00a0g/\u2060kg', '5998, 5999'])
})

test('a product of two formulations says both as its own page does', () => {
  const formulations = [
    { id: 'SC', description: 'Suspension concentrate' },
    { id: 'EC', description: 'Emulsifiable concentrate' }
  ]
  const lines = compare(
    { type_of_formulation: formulations },
    { type_of_formulation: formulations.toReversed() }
  )
  const said = 'SC: Suspension concentrate + EC: Emulsifiable concentrate'
  expect(lines[0]).toMatchObject({ cells: [said, said], differs: false })
})

test('they have a line for each use that one of them is registered for, with the doses as they are', () => {
  const recommendations = [
    { ...dose, interval_days: 1 },
    { ...dose, interval_days: 14 }
  ]
  const use = compare({ recommendations }, {}).at(-1)
  expect(use?.cells).toEqual([
    '1–\u20602\u00a0L/\u2060haInterval 1 day1–\u20602\u00a0L/\u2060haInterval 14 days',
    ''
  ])
  expect(use?.differs).toBe(true)
})

test('a product never differs from itself', () => {
  const lines = compare({ packs: ['1 L'], recommendations: [dose] })
  expect(lines.some(({ differs }) => differs)).toBe(false)
})

test('the label of a button isolates the name of the product, whatever its direction', () => {
  const tree = aTree({ products: [aProduct({ brandname: 'خماسين' })] })
  const [product] = comparisonSheet(tree).products
  expect(JSON.stringify(product?.head)).toContain('"aria-label":"Remove خماسين"')
})

test('the comparison in each other country has the name of that country, the own one is not among them', () => {
  const { elsewhere } = comparisonSheet(aTree({ content: { tree: treeIds.br } }))
  expect(elsewhere).toEqual({
    'gl-prod-eng': { href: '/gl/compare', country: 'Global' },
    'gl-prod-zho': { href: '/gl-prod-zho/compare', country: 'Global' }
  })
})
