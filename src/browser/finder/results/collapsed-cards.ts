import { namesOf } from './use-doses.ts'

/** An answer card, and a function that draws what a list shows of it. */
type ListedCard = { card: HTMLElement; draw: () => HTMLElement }

/**
 * Places the cards of several uses one below the other, closed, each with the name of its use. One is open at a time
 * and only its card is drawn, because the tools of two cards of one crop have the same ids.
 */
export function placeCollapsed(part: HTMLElement, cards: readonly ListedCard[]): void {
  const open = part.querySelector<HTMLElement>('details[open] > article')?.dataset.address
  part.replaceChildren(...cards.map(({ card, draw }) => collapsedCard(card, draw, open)))
}

function collapsedCard(card: HTMLElement, draw: () => HTMLElement, open?: string): HTMLElement {
  const details = document.createElement('details')
  details.name = 'answer-cards'
  details.open = card.dataset.address === open
  const name = document.createElement('span')
  name.append(...namesOf(card).flatMap((part, at) => (at === 0 ? [part] : [' · ', part])))
  const summary = document.createElement('summary')
  summary.className = 'plus inline apart touch name full'
  summary.append(name)
  details.append(summary)
  details.addEventListener('toggle', () => {
    const drawn = details.open ? details.parentElement : details
    for (const card of drawn?.querySelectorAll('article') ?? []) card.remove()
    if (details.open) details.append(draw())
  })
  return details
}
