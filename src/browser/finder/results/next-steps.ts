import { MAX_CHOSEN } from '#config/constants.ts'
import { asksAbout } from '#browser/base/asks-about.ts'
import { savesLinesOf } from '#browser/base/save-lines.ts'
import { countConditions, type Query } from '#browser/finder/filters.ts'
import type { Found } from '#browser/finder/find.ts'
import { shownConditions } from './chips.ts'

const SHOWN = '.as-cards > :not([hidden]) add-to-compare'

/** What can be done with the found products: their lines of data, and an enquiry, which names no more than a few. */
export function nextSteps(part: HTMLElement, list: HTMLElement) {
  const shown = () =>
    [...list.querySelectorAll<HTMLElement>(SHOWN)].map(({ dataset: { id = '', name = '' } }) => {
      return { id, name }
    })
  const file = part.querySelector<HTMLAnchorElement>('a[download]')
  if (file) savesLinesOf(file, () => shown().map(({ id }) => id))
  asksAbout(part, () => {
    const products = shown()
    return products.length > MAX_CHOSEN ? shownConditions() : products
  })
  return (query: Query, { hits }: Found) => {
    part.hidden = hits.length === 0 || countConditions(query) === 0
  }
}
