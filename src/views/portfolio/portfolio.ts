import { hashedFile } from '#assets/hashed-file.ts'
import { unbindUnits } from '#lib/typography/unbind-units.ts'
import { csvOf } from '#lib/csv.ts'
import { strengthCells } from '#lib/strength-in-name.ts'
import { initialOf } from '#lib/typography/initial.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { type Category, rowChunks } from './by-category.ts'
import { chemicalClasses, groupsOfRow, resistanceOfRow } from './chemical-classes.ts'
import { englishCategory, familyIdOf } from '#views/finder/families.ts'
import { fileSize } from '#views/text/file.ts'
import { headOf } from '#views/site/head.ts'
import { longestWord } from '#views/text/longest-word.ts'
import { bars } from './category-chart.ts'
import { portfolioCategories, type PortfolioRow } from './portfolio-rows.ts'
import { strengthColumns } from './strength-columns.ts'

/** A row with the resistance groups of its ingredients, as text. */
type IndexedRow = PortfolioRow & { resistance?: string }

/** The values of a row by column, in the order of the table and its file. */
const columns = {
  name: 'productGlobalList.column',
  activeIngredient: 'productGlobalList.activeColumn',
  resistance: 'product.resistanceGroup',
  category: 'productGlobalList.filterLabel'
} as const satisfies Partial<Record<keyof IndexedRow, MessageKey>>

const ISOLATES = /[\u2066-\u2069]/g

/** As many rows are read on a phone before one asks for more: about ten screens. */
const FIRST_ROWS = 80

export function productGlobalListView(tree: Tree) {
  const categories = portfolioCategories(tree)
  const rows = indexedRows(tree, categories)
  const letters = byLetter(rows, tree.locale).map(([letter, rows]) => ({
    letter,
    anchor: `letter-${letter}`,
    rows,
    chunks: rowChunks(rows)
  }))
  const first = lettersOfFirstRows(letters)
  return {
    head: headOf(tree, 'productGlobalList'),
    longest: longestWord(tree.words('productGlobalList.hero.headline')),
    contact: { href: tree.href('contact'), words: tree.words('productGlobalList.contactButton') },
    bars: bars(tree, categories),
    count: rows.length,
    file: portfolioFile(tree, rows),
    products: rows,
    columns: Object.entries(columns).map(([name, key]) => ({
      words: tree.words(key),
      isShown: isShown(name, rows)
    })),
    letters,
    firstLetters: letters.slice(0, first),
    furtherLetters: letters.slice(first),
    furtherRows: letters.slice(first).reduce((sum, { rows }) => sum + rows.length, 0)
  }
}

/**
 * Names of the trade have the ingredient in them: its column is then only in the file. Where no row has a group, that
 * column says nothing.
 */
function isShown(column: string, rows: readonly IndexedRow[]): boolean {
  if (column === 'activeIngredient') return !rows.every(namesIngredients)
  return column !== 'resistance' || rows.some(({ resistance }) => resistance !== undefined)
}

function namesIngredients({ name, activeIngredient = '' }: PortfolioRow): boolean {
  const own = name.toLowerCase()
  const parts = activeIngredient.toLowerCase().replace(ISOLATES, '').split(' + ')
  return parts.every(part => own.includes(part))
}

/** How many letters have the first rows. */
function lettersOfFirstRows(letters: readonly { rows: readonly unknown[] }[]): number {
  let count = 0
  const at = letters.findIndex(({ rows }) => (count += rows.length) >= FIRST_ROWS)
  return at === -1 ? letters.length : at + 1
}

/** All rows in alphabetical order; the first of each category has the anchor of the category. */
function indexedRows(tree: Tree, categories: readonly Category<PortfolioRow>[]) {
  const { compare } = new Intl.Collator(tree.locale, { numeric: true })
  return categories
    .flatMap(({ anchor, name, rows }) => {
      const familyId = familyIdOf(tree, name)
      const category = englishCategory(tree, name)
      const sorted = rows.toSorted((one, other) => compare(one.name, other.name))
      return sorted.map((row, index) => ({
        ...row,
        familyId,
        anchor: index === 0 ? anchor : undefined,
        groups: groupsOfRow(row),
        resistance: resistanceOfRow(row),
        /** The category in English too, where the row shows other words. */
        also: [...chemicalClasses(tree, row), category ?? ''].join(' ').trim() || undefined
      }))
    })
    .toSorted((one, other) => compare(one.name, other.name))
}

/**
 * Rows by initial letter. Among Cyrillic letters, which look the same (А, A), Latin names are together after them; Latin
 * and Chinese names share the letters of pinyin.
 */
function byLetter<Row extends { name: string }>(
  rows: readonly Row[],
  locale: string
): [string, Row[]][] {
  const isCyrillic = rows.some(({ name }) => /\p{Script=Cyrillic}/u.test(initialOf(name)))
  const letterOf = (name: string) => {
    const initial = initialOf(name)
    return isCyrillic && /^[A-Z]$/.test(initial) ? 'A–Z' : initial
  }
  const letters = [...Map.groupBy(rows, ({ name }) => letterOf(name))]
  return letters.toSorted(([one], [other]) => one.localeCompare(other, locale))
}

/** The table as CSV, with the strengths in columns of their own. */
function portfolioFile(tree: Tree, rows: readonly IndexedRow[]) {
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const head = [...names.map(name => tree.t(columns[name])), ...strengthColumns(tree)]
  const lines = rows.map(row => [...names.map(name => row[name] ?? ''), ...strengthCells(row.name)])
  const csv = csvOf([head, ...lines.map(cells => cells.map(unbindUnits))])
  return {
    href: hashedFile('portfolio', 'csv', csv),
    name: `portfolio-${tree.prefix}.csv`,
    strengths: strengthColumns(tree),
    size: fileSize(tree, Buffer.byteLength(csv))
  }
}

export type PortfolioView = ReturnType<typeof productGlobalListView>
