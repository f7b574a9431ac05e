import { copyOf, linkTo, partOf } from './use-dose-parts.ts'

/** The columns of an answer card that a list repeats, of which the first is the dose. */
const BRIEF = 'th[data-brief]'

/** An answer card, and its address. */
type Answered = { card: HTMLElement; address: string }

/**
 * A dose of a product: its facts, of which the first leads to `address`, and the name of its use if there are several.
 * `areNames`: of many uses, whose names are too long for a column of their own.
 */
type ProductDose = {
  product: string
  facts: Fact[]
  address: string
  name?: string
  areNames?: true
}

/**
 * Writes the dose of each use, its interval and its days to harvest on each listed product that its answer card names;
 * the dose leads to the card. Of several uses each has its name, because a dose of another one would be misread.
 */
export function showDoses(list: HTMLElement, cards: readonly Answered[]): void {
  const isSame = [0, 1].map(at => new Set(cards.map(({ card }) => namesIn(card)[at])).size === 1)
  const doses = cards.flatMap(({ card, address }) => {
    const name =
      cards.length > 1
        ? namesIn(card)
            .filter((_, at) => !isSame[at])
            .join(' · ')
        : undefined
    const columns = [...card.querySelectorAll<HTMLTableCellElement>(BRIEF)]
    const rows = [...card.querySelectorAll<HTMLTableRowElement>('tbody tr')]
    return [...Map.groupBy(rows, productOf)].flatMap(([product, own]) => {
      const brief = columns.filter(({ dataset }) => own.length > 1 || dataset.brief === 'always')
      return own.map(row => ({ product, facts: factsOf(row, brief), address, name }))
    })
  })
  writeDoses(list, doses)
}

/** Writes doses on the listed products, instead of those that are there. */
export function writeDoses(list: HTMLElement, doses: readonly ProductDose[]): void {
  for (const dose of list.querySelectorAll('[data-use-dose]')) dose.remove()
  for (const [product, own] of Map.groupBy(doses, ({ product }) => product))
    for (const link of list.querySelectorAll(`a[href="${CSS.escape(product)}"]`)) {
      const terms = link.closest('article')?.querySelector('dl')
      if (terms) terms.prepend(...own.flatMap(inCard))
      else link.closest('th')?.append(...own.map(inRow))
    }
}

/** The names of the crop and the problem of a card, as it shows them. */
export const namesOf = (card: HTMLElement): DocumentFragment[] =>
  [...card.querySelectorAll('h3 a')].map(link => copyOf([...link.childNodes]))

const namesIn = (card: HTMLElement) => namesOf(card).map(({ textContent }) => textContent.trim())

const productOf = (row: HTMLElement) => row.querySelector('th a')?.getAttribute('href') ?? ''

/** What a label does not state is left out. */
function factsOf({ cells }: HTMLTableRowElement, columns: readonly HTMLTableCellElement[]): Fact[] {
  return columns.flatMap(({ cellIndex, textContent: title }) => {
    const cell = cells[cellIndex]
    if (!cell || cell.dataset.isMissing !== undefined) return []
    return { title: cell.dataset.label ?? title, value: [...cell.childNodes] }
  })
}

export type Fact = { title: string; value: Node[] }

function inCard({ facts, address, name, areNames }: ProductDose): HTMLElement[] {
  if (areNames)
    return [
      partOf('dt', facts[0]?.title ?? ''),
      partOf('dd', `${name ?? ''}: `, ...inLine(facts, address))
    ]
  if (name !== undefined) return [partOf('dt', name), partOf('dd', ...inLine(facts, address))]
  return facts.flatMap(({ title, value }, at) => [
    partOf('dt', title),
    partOf('dd', at === 0 ? linkTo(address, value) : copyOf(value))
  ])
}

function inRow({ facts, address, name }: ProductDose): HTMLElement {
  return partOf('small', ...(name === undefined ? [] : [`${name}: `]), ...inLine(facts, address))
}

function inLine(facts: readonly Fact[], address: string): (string | Node)[] {
  const parts = facts.map(({ title, value }, at) =>
    at === 0 ? linkTo(address, value) : partOf('span', `${title} `, copyOf(value))
  )
  return parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))
}
