import { directionOf } from '#lib/direction.ts'
import { printFact } from '#lib/print-fact.ts'
import { splitFigures } from '#lib/whole-figures.ts'
import type { OpenCatalogue } from '#open-data/schema.ts'
import {
  type ComparedFact,
  compareProducts,
  type Comparison,
  type Dose
} from '#search/comparison.ts'
import { type Labels, words } from './labels.ts'
import { make, makeSvg } from './make.ts'

type PackText = { text: string; x: number; y: number; size: number; weight: number }
/** A photograph of a pack, or a drawing with its lettering. */
export type Pack = { src: string; label?: PackText[] }

/** What the table needs besides the comparison. */
type Setting = { labels: Labels; packs: Record<string, Pack>; comma: string }

/** The products of these ids as a table, and which they are; fetched with the catalogue. */
export function drawComparison(catalogue: OpenCatalogue, ids: readonly string[], setting: Setting) {
  const comparison = compareProducts(catalogue, ids)
  const products = comparison.products.map(({ id, name }) => ({ id, name }))
  return { products, table: comparisonTable(comparison, setting) }
}

/** What an address asked for in vain: ids that are not listed, and names for which there is no room. */
export function noteOf(
  { unknown, left }: { unknown: string[]; left: string[] },
  { labels, comma }: Setting
): (Node | string)[] {
  const notFound = words(labels.notFound, { ids: unknown.join(comma) })
  const notShown = words(labels.notShown, { products: left.join(comma) })
  return [
    ...(unknown.length > 0 ? [notFound, ' '] : []),
    ...(left.length > 0 ? [words(labels.full), ' ', notShown] : [])
  ]
}

/** A column a product, a row a fact, the rows that differ marked. */
function comparisonTable(comparison: Comparison, setting: Setting): HTMLTableElement {
  const { products, facts, uses } = comparison
  const { labels } = setting
  const count = String(products.length)
  // Where columns are too narrow, each cell says whose it is.
  const named = (cells: HTMLElement[]) => {
    for (const [at, cell] of cells.entries()) cell.dataset.product = products[at]?.name
    return cells
  }
  return make(
    'table',
    { class: 'compare', 'data-count': count },
    make('caption', { class: 'visually-hidden' }, words(labels.caption)),
    make('thead', {}, plank(products, setting), nameRow(products, labels)),
    make(
      'tbody',
      {},
      ...facts.map(({ fact, cells, differs }) =>
        row(
          words(labels[fact]),
          differs,
          labels,
          named(cells.map(cell => factCell(fact, cell, setting)))
        )
      )
    ),
    uses.length === 0
      ? undefined
      : make(
          'tbody',
          {},
          make(
            'tr',
            { class: 'title' },
            make(
              'th',
              { scope: 'rowgroup', colspan: String(products.length + 1) },
              words(labels.uses)
            )
          ),
          ...uses.map(({ crop, problem, cells, differs }) =>
            row(
              make('span', {}, crop, make('small', {}, problem)),
              differs,
              labels,
              named(cells.map(cell => useCell(cell, setting)))
            )
          )
        )
  )
}

type Products = Comparison['products']

/** The packs, standing on a plank; decoration, for their names follow. */
function plank(products: Products, { packs }: Setting): HTMLElement {
  return make(
    'tr',
    { class: 'plank' },
    make('td'),
    ...products.map(({ id, family }) => make('td', { 'data-family': family.id }, pack(packs[id])))
  )
}

function pack(pack: Pack | undefined): HTMLElement | undefined {
  if (!pack) return undefined
  const image = make('img', { src: pack.src, alt: '', width: '300', height: '424' })
  const lines = (pack.label ?? []).map(({ text, x, y, size, weight }) =>
    makeSvg(
      'text',
      {
        x: String(x),
        y: String(y),
        'font-size': String(size),
        'font-weight': String(weight),
        'text-anchor': x > 150 ? 'end' : 'start'
      },
      text
    )
  )
  const lettering = makeSvg(
    'svg',
    { viewBox: '0 0 300 424', 'aria-hidden': 'true', direction: 'ltr' },
    ...lines
  )
  return make('span', { class: 'pack' }, image, lettering)
}

function nameRow(products: Products, { property, remove }: Labels): HTMLElement {
  return make(
    'tr',
    { class: 'names' },
    make('th', { scope: 'col' }, make('span', { class: 'visually-hidden' }, words(property))),
    ...products.map(({ id, name, page, family }) =>
      make(
        'th',
        { scope: 'col', 'data-family': family.id },
        make('a', { href: new URL(page).pathname }, name),
        make('small', {}, family.name),
        make(
          'button',
          {
            type: 'button',
            'data-remove': id,
            'aria-label': remove.text.replace('{product}', name),
            lang: remove.lang
          },
          '×'
        )
      )
    )
  )
}

function row(
  title: Node | string,
  differs: boolean,
  { differs: mark }: Labels,
  cells: HTMLElement[]
) {
  const note = differs
    ? make('span', { class: 'visually-hidden' }, ' (', words(mark), ')')
    : undefined
  return make(
    'tr',
    { 'data-differs': differs ? '' : undefined },
    make('th', { scope: 'row' }, title, note),
    ...cells
  )
}

/** Codes and numbers, which read from left to right on every page. */
const codes: readonly ComparedFact[] = ['resistanceGroups', 'registrationNumber']

function factCell(fact: ComparedFact, values: string[], { labels, comma }: Setting): HTMLElement {
  if (values.length === 0) return missing(labels.notStated)
  const text = printFact(values.join(comma))
  const attributes = codes.includes(fact)
    ? { dir: 'ltr', class: fact }
    : { dir: directionOf({ text }) }
  return make('td', {}, make('bdi', attributes, text))
}

function useCell(doses: Dose[], { labels }: Setting): HTMLElement {
  if (doses.length === 0) return missing(labels.notListed)
  return make('td', {}, ...doses.map(dose => doseOf(dose, labels)))
}

/** A dose as it is registered, and below it what else is stated for the use. */
function doseOf(
  { min, max, unit, water, timing, intervalDays, daysToHarvest, maxApplications }: Dose,
  labels: Labels
) {
  const days = intervalDays === undefined ? undefined : labels.days[intervalDays]
  const stated = [
    [labels.water, figureText(water)],
    [labels.interval, days ? words(days) : figureText(intervalDays)],
    [labels.daysToHarvest, figureText(daysToHarvest)],
    [labels.maxApplications, figureText(maxApplications)]
  ] as const
  return make(
    'div',
    { class: 'dose' },
    make('b', {}, make('bdi', { dir: 'ltr' }, rangeText(min, max)), ' ', unit),
    ...stated.map(([label, value]) =>
      value === undefined ? undefined : make('small', {}, words(label), ' ', value)
    ),
    timing === undefined ? undefined : make('small', {}, ...figureWords(timing))
  )
}

/** A range stays on one line and reads from left to right. */
function figureWords(text: string): (Node | string)[] {
  return splitFigures(text).map(({ text, isFigure }) => (isFigure ? figure(text) : text))
}

/** Joined at its dash, so that a column too narrow for `BBCH 13–16` breaks it at its space. */
function figure(text: string): HTMLElement {
  return make('bdi', { dir: 'ltr' }, text.replace('–', '–\u2060'))
}

function missing(label: Labels['notStated']): HTMLElement {
  return make('td', { class: 'missing' }, words(label))
}

/** Every digit that content has, and European ones: as an option V8 forgets them in ranges. */
function numbers(): Intl.NumberFormat {
  const locale = new Intl.Locale(document.documentElement.lang, { numberingSystem: 'latn' })
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
}

function figureText(value: string | number | undefined): HTMLElement | undefined {
  if (value === undefined) return undefined
  return figure(typeof value === 'string' ? value : numbers().format(value))
}

function rangeText(from: number, to: number): string {
  return from === to ? numbers().format(from) : numbers().formatRange(from, to)
}
