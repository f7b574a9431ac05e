import { fill } from '#lib/fill.ts'
import type { Sort } from '#browser/finder/filters.ts'
import type { Found } from '#browser/finder/find.ts'
import { requireElement } from '#lib/require-element.ts'
import type { ResultTexts } from './texts.ts'

/**
 * Shows the found products of `list`. Cards and rows are the page's own: they are hidden and moved, never rendered.
 */
export function shownProducts(list: HTMLElement, { all }: ResultTexts) {
  const sections = [...list.querySelectorAll<HTMLElement>('.family')].map(sectionParts)
  const [together, ...families] = sections
  const cards = families.flatMap(({ cards }) => cards)
  const rows = families.flatMap(({ rows }) => rows)
  let order: Sort = 'family'

  function arrange(sort: Sort, byName: readonly number[]) {
    if (sort === order) return
    order = sort
    list.toggleAttribute('data-by-name', sort === 'name')
    if (sort === 'name') {
      together?.cardList.append(...byName.flatMap(position => cards[position] ?? []))
      together?.rowList.append(...byName.flatMap(position => rows[position] ?? []))
    } else
      for (const family of families) {
        family.cardList.append(...family.cards)
        family.rowList.append(...family.rows)
      }
  }

  return ({ hits }: Found, sort: Sort, byName: readonly number[]) => {
    arrange(sort, byName)
    const isHit = new Set(hits)
    let position = 0
    for (const { section, cards, rows, count } of families) {
      let shown = 0
      for (const [index, card] of cards.entries()) {
        const isHidden = !isHit.has(position++)
        if (!isHidden) shown += 1
        if (card.hidden === isHidden) continue
        card.hidden = isHidden
        const row = rows[index]
        if (row) row.hidden = isHidden
      }
      section.hidden = sort === 'name' || shown === 0
      if (count) count.textContent = fill(all, { count: shown })
    }
    if (together) together.section.hidden = sort !== 'name' || hits.length === 0
  }
}

function sectionParts(section: HTMLElement) {
  const cardList = requireElement(section, '.as-cards')
  const rowList = requireElement(section, 'tbody')
  return {
    section,
    cardList,
    rowList,
    cards: [...cardList.children] as HTMLElement[],
    rows: [...rowList.children] as HTMLElement[],
    count: section.querySelector('h3 small')
  }
}
