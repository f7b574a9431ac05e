import { expect, test } from 'vitest'
import type { ComparedProduct, ComparisonSheet, Drawn } from '#browser/compare/sheet.ts'
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
    notStated: 'not stated'
  },
  notes: { notFound: { text: '' }, notShown: { text: '' }, full: { text: '' } },
  counts: [],
  comma: ', '
}

/** The cells of each row, as they read. */
function rowsIn(drawn: Drawn): string[][] {
  if (typeof drawn === 'string') return []
  const [tag, , ...children] = drawn
  return tag === 'tr' ? [children.map(textOf)] : children.flatMap(rowsIn)
}

function textOf(drawn: Drawn): string {
  if (typeof drawn === 'string') return drawn
  return drawn
    .slice(2)
    .map(child => textOf(child as Drawn))
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
