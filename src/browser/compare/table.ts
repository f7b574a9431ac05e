import type { ElementSpec } from '#browser/base/create-node.ts'
import { comparedLines, type ComparedProduct, type ComparisonSheet } from './sheet.ts'

type Line = ReturnType<typeof comparedLines>[number]

const named = (problem?: string): ElementSpec[] =>
  problem === undefined ? [] : [['small', { class: 'problem' }, problem]]

/** A column for each product, a row for each fact; rows that differ are marked. */
export function comparisonTable(
  sheet: ComparisonSheet,
  products: readonly ComparedProduct[]
): ElementSpec {
  const { cells: drawn, texts } = sheet
  const row = ({ title, problem, isUse, cells, differs }: Line): ElementSpec => [
    'tr',
    differs ? { 'data-differs': '' } : {},
    ['th', { scope: 'row' }, title, ...named(problem), differs ? texts.differs : ''],
    ...cells.map((cell): ElementSpec => {
      const children = cell.flatMap(({ at, problem }) => [...named(problem), ...(drawn[at] ?? [])])
      return children.length > 0
        ? ['td', {}, ...children]
        : ['td', { class: 'missing' }, isUse ? texts.notListed : texts.notStated]
    })
  ]
  const lines = comparedLines(sheet, products)
  const uses = lines.filter(({ isUse }) => isUse)
  const colspan = String(products.length + 1)
  return [
    'table',
    { class: 'compare', 'data-number': String(products.length) },
    texts.caption,
    [
      'thead',
      {},
      ['tr', { class: 'plank' }, ['td', {}], ...products.map(({ pack }) => pack)],
      ['tr', { class: 'names' }, texts.property, ...products.map(({ head }) => head)]
    ],
    ['tbody', {}, ...lines.filter(({ isUse }) => !isUse).map(row)],
    uses.length === 0
      ? ''
      : [
          'tbody',
          {},
          ['tr', { class: 'title' }, ['th', { scope: 'rowgroup', colspan }, texts.uses]],
          ...uses.map(row)
        ]
  ]
}
