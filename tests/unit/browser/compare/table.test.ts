import { expect, test } from 'vitest'
import type { ElementSpec } from '#browser/base/create-node.ts'
import type { ComparedProduct, ComparisonSheet } from '#browser/compare/sheet.ts'
import { listTable } from '#browser/compare/list.ts'
import { comparisonTable } from '#browser/compare/table.ts'

const aProduct = (name: string, cells: Record<number, number>): ComparedProduct => ({
  id: name,
  name,
  pack: ['td', {}, `${name}: pack`],
  head: ['th', {}, name],
  cells
})

const products = [aProduct('Ostria', { 0: 0, 1: 1 }), aProduct('Mistral', { 0: 0 })]
const sheet: ComparisonSheet = {
  products,
  rows: [{ title: 'Packs' }, { title: 'Maize', problem: 'Rust' }],
  cells: [['1 L'], ['0.5 L/ha']],
  texts: {
    caption: 'Compared',
    property: 'Property',
    differs: ' (differs)',
    uses: 'Uses',
    notListed: 'not listed',
    notStated: 'not stated',
    list: 'Your list',
    product: 'Product'
  },
  notes: {
    notFound: { text: '' },
    elsewhere: { text: '' },
    notShown: { text: '' },
    sideBySide: { text: '' },
    full: { text: '' }
  },
  elsewhere: {},
  counts: [],
  comma: ', '
}

/** The cells of each row, as they read. */
function rowsIn(spec: ElementSpec): string[][] {
  if (typeof spec === 'string') return []
  const [tag, , ...children] = spec
  return tag === 'tr' ? [children.map(textOf)] : children.flatMap(rowsIn)
}

function textOf(spec: ElementSpec): string {
  if (typeof spec === 'string') return spec
  return spec
    .slice(2)
    .map(child => textOf(child as ElementSpec))
    .join('')
}

test('a comparison has a column for each product, facts above uses, and marks differences', () => {
  expect(rowsIn(comparisonTable(sheet, products))).toEqual([
    ['', 'Ostria: pack', 'Mistral: pack'],
    ['Property', 'Ostria', 'Mistral'],
    ['Packs', '1 L', '1 L'],
    ['Uses'],
    ['MaizeRust (differs)', '0.5 L/ha', 'not listed']
  ])
})

test('without a use of any product there are no uses', () => {
  const rows = rowsIn(comparisonTable(sheet, products.slice(1)))
  expect(rows.map(([title]) => title)).toEqual(['', 'Property', 'Packs'])
})

test('a list has a row for each product, with the facts that tell products apart', () => {
  const rows = [{ title: 'Group', isListed: true as const }, ...sheet.rows]
  const chosen = [aProduct('Ostria', { 0: 0 }), aProduct('Mistral', { 1: 0 })]
  const named = chosen.map(product => {
    return { ...product, head: ['th', {}, product.name] satisfies ElementSpec }
  })
  expect(rowsIn(listTable({ ...sheet, rows }, named))).toEqual([
    ['Product', 'Group'],
    ['Ostria ', '1 L'],
    ['Mistral ', 'not stated']
  ])
})
