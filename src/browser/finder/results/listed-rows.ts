import { idOf } from '#browser/search/index/entry-id.ts'

const rowsIn = (card: HTMLElement) => card.querySelectorAll<HTMLElement>('[data-doses] tbody tr')

/** What calculator and plan know of a row. */
type Use = { id: string; dose?: object; groups: readonly string[] }

/** The id of a product as the finder has it. */
const entryOf = ({ id }: Pick<Use, 'id'>) => idOf('product', id)

const productOf = (row: HTMLElement) => {
  const address = row.querySelector('th a')?.getAttribute('href') ?? ''
  return entryOf({ id: decodeURIComponent(address.split('/').at(-1) ?? '') })
}

/** The ids of the products of an answer card, one for each row. */
export const productsIn = (card: HTMLElement): string[] => [...rowsIn(card)].map(productOf)

/**
 * A copy of an answer card with the products that the list shows: what the filters leave out may not be in the answer,
 * in its amounts or in its plan.
 */
export function listedRows(card: HTMLElement, listed: ReadonlySet<string>): HTMLElement {
  const copy = document.importNode(card, true)
  const left = [...rowsIn(copy)].filter(row => !listed.has(productOf(row)))
  for (const row of left) row.remove()
  const tools = copy.querySelector<HTMLElement>('[data-uses]')
  if (tools && left.length > 0) keepUses(copy, tools, listed)
  return copy
}

function keepUses(card: HTMLElement, tools: HTMLElement, listed: ReadonlySet<string>): void {
  const uses = JSON.parse(tools.dataset.uses ?? '[]') as Use[]
  const own = uses.filter(use => listed.has(entryOf(use)))
  tools.dataset.uses = JSON.stringify(own)
  const rowsOf = (tool: string) => tools.querySelectorAll(`[data-tool=${tool}] tbody tr`)
  const amounts = [...rowsOf('amounts')]
  for (const [at, use] of uses.entries()) if (!own.includes(use)) amounts[at]?.remove()
  // The plan is made anew when it is opened.
  for (const row of rowsOf('plan')) row.remove()
  tools.querySelector('[data-tool=plan] [data-end]')?.replaceChildren()
  if (!own.some(({ dose }) => dose)) removeTool(card, 'amounts')
  if (!own.some(({ groups }) => groups.length > 0)) removeTool(card, 'plan')
}

function removeTool(card: HTMLElement, tool: string): void {
  card.querySelector(`[data-tool=${tool}]`)?.remove()
  card.querySelector(`[data-opens][href$="-${tool}"]`)?.remove()
}
