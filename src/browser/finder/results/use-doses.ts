/** The columns of an answer card that a list repeats, of which the first is the dose. */
const BRIEF = 'th[data-brief]'

/**
 * Writes the dose of a use, its interval and its days to harvest on each listed product that an answer card names; the
 * dose leads to the card. Without a card, no product has one: a dose of several uses would be misread.
 */
export function showDoses(list: HTMLElement, card?: HTMLElement, address = ''): void {
  for (const dose of list.querySelectorAll('[data-use-dose]')) dose.remove()
  const columns = [...(card?.querySelectorAll<HTMLTableCellElement>(BRIEF) ?? [])]
  const rows = [...(card?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])]
  for (const [product, own] of Map.groupBy(rows, productOf)) {
    const brief = columns.filter(({ dataset }) => own.length > 1 || dataset.brief === 'always')
    const doses = own.map(row => factsOf(row, brief))
    for (const link of list.querySelectorAll(`a[href="${CSS.escape(product)}"]`)) {
      const terms = link.closest('article')?.querySelector('dl')
      if (terms) terms.prepend(...doses.flatMap(facts => inCard(facts, address)))
      else link.closest('th')?.append(...doses.map(facts => inRow(facts, address)))
    }
  }
}

const productOf = (row: HTMLElement) => row.querySelector('th a')?.getAttribute('href') ?? ''

function factsOf({ cells }: HTMLTableRowElement, columns: readonly HTMLTableCellElement[]): Fact[] {
  return columns.map(({ cellIndex, textContent: title }) => {
    const cell = cells[cellIndex]
    return { title: cell?.dataset.label ?? title, value: [...(cell?.childNodes ?? [])] }
  })
}

type Fact = { title: string; value: Node[] }

function inCard(facts: readonly Fact[], address: string): HTMLElement[] {
  return facts.flatMap(({ title, value }, at) => [
    partOf('dt', title),
    partOf('dd', at === 0 ? linkTo(address, value) : copyOf(value))
  ])
}

function inRow(facts: readonly Fact[], address: string): HTMLElement {
  const parts = facts.map(({ title, value }, at) =>
    at === 0 ? linkTo(address, value) : partOf('span', `${title} `, copyOf(value))
  )
  return partOf('small', ...parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part])))
}

function linkTo(address: string, value: readonly Node[]): HTMLElement {
  const link = document.createElement('a')
  link.href = address
  link.append(copyOf(value))
  return link
}

function copyOf(value: readonly Node[]): DocumentFragment {
  const copy = document.createDocumentFragment()
  copy.append(...value.map(node => document.importNode(node, true)))
  return copy
}

function partOf(tag: string, ...content: (string | Node)[]): HTMLElement {
  const part = document.createElement(tag)
  part.dataset.useDose = ''
  part.append(...content)
  return part
}
