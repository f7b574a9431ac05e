import { describe, expect, test } from 'vitest'
import type { RichElement, RichText } from '#lib/rich-nodes.ts'
import { markFigureColumns } from '#views/text/figure-columns.ts'
import { stackedTable } from '#views/text/stacked-table.ts'

const element = (tag: string, children: RichText, attributes = {}): RichElement => ({
  tag,
  attributes,
  children
})
const row = (tag: string, texts: string[], attributes = {}) =>
  element(
    'tr',
    texts.map(text => element(tag, [text], attributes))
  )
const table = (head: string[], ...rows: string[][]) =>
  element('table', [
    element('caption', ['Kept in the browser']),
    element('thead', [row('th', head)]),
    element(
      'tbody',
      rows.map(texts => row('td', texts))
    )
  ])

describe('A table of an article on a phone', () => {
  test('is a list of entries whose cells name their columns, if it has four columns', () => {
    const { attributes, children } = stackedTable(
      table(['Name', 'Kind', 'For', 'Until'], ['lang', 'Cookie', 'Language', 'One year'])
    )
    expect(attributes).toHaveProperty('data-stack')
    const [, , body] = children as RichElement[]
    const [entry] = body?.children as RichElement[]
    const cells = entry?.children as RichElement[]
    expect(
      cells.map(({ attributes, children }) => [attributes['data-label'], ...children])
    ).toEqual([
      [undefined, 'lang'],
      ['Kind', 'Cookie'],
      ['For', 'Language'],
      ['Until', 'One year']
    ])
  })

  const heights = ['Height', 'Fine, 150 µm', 'Medium, 250 µm', 'Coarse, 350 µm']
  const covered = [
    ['Top leaf', '31', '27', '19'],
    ['Drift line, % of dose', '4.2', '1.9', '0.7']
  ]

  test('is a list of entries where its figures do not fit beside each other', () => {
    const long = heights.map(name => `${name} micrometres`)
    expect(stackedTable(table(long, ...covered)).attributes).toHaveProperty('data-stack')
  })

  test.each([
    ['has figures that fit', table(heights, ...covered)],
    ['has three columns', table(['Crop', 'Dose', 'Days'], ['Rice', '1 L', '7'])],
    ['has no heading', element('table', [element('tbody', [row('td', ['a', 'b', 'c', 'd'])])])],
    ['has rows of different lengths', table(['A', 'B', 'C', 'D'], ['1', '2', '3', '4'], ['5'])],
    [
      'has merged cells',
      element('table', [
        element('thead', [row('th', ['A', 'B', 'C', 'D'], { colspan: '2' })]),
        element('tbody', [row('td', ['1', '2', '3', '4'])])
      ])
    ],
    ['is empty', element('table', [])]
  ])('stays as it is if it %s', (_, plain) => {
    expect(stackedTable(plain)).toEqual(plain)
  })
})

describe('A table of figures', () => {
  const marksOf = (marked: RichElement) => {
    const cells = marked.children.flatMap(function find(node): RichElement[] {
      if (typeof node === 'string') return []
      return /^t[hd]$/.test(node.tag) ? [node] : node.children.flatMap(find)
    })
    return cells
      .filter(({ attributes }) => 'data-figures' in attributes)
      .flatMap(cell => cell.children)
  }

  test('has the columns of figures under each other, with their heads', () => {
    const heights = table(['Year', 'Fine', 'Remark'], ['2024', '4.2', 'dry'], ['2025', '31', '7'])
    expect(marksOf(markFigureColumns(heights))).toEqual(['Fine', '4.2', '31'])
  })

  test('stays as it is where a cell has words, or cells are merged', () => {
    const words = table(['Crop', 'Dose'], ['Rice', '1 L'])
    expect(markFigureColumns(words)).toBe(words)
    const merged = element('table', [element('tbody', [row('td', ['1', '2'], { colspan: '2' })])])
    expect(markFigureColumns(merged)).toBe(merged)
  })
})
