import { MAX_CHOSEN } from '#config/constants.ts'
import { asksAbout } from '#browser/base/enquiry-link.ts'
import { printAddress } from '#browser/base/print-address.ts'
import { savesLinesOf } from '#browser/base/csv-link.ts'
import { $matches } from '#browser/finder/answer.store.ts'
import { countConditions, type Query } from '#browser/finder/filters.ts'
import type { Found } from '#browser/finder/find.ts'
import { $data, $query } from '#browser/finder/query.store.ts'
import { askedLines } from './asked-lines.ts'
import { shownConditions } from './chips.ts'

const SHOWN = '.as-cards > :not([hidden]) add-to-compare'

/**
 * The next steps with the found products: a file of their lines for the uses that are asked for, an enquiry about them, or about the conditions if they
 * are many, and paper.
 */
export function nextSteps(part: HTMLElement, list: HTMLElement) {
  const shown = () =>
    [...list.querySelectorAll<HTMLElement>(SHOWN)].map(({ dataset: { id = '', name = '' } }) => {
      return { id, name }
    })
  const file = part.querySelector<HTMLAnchorElement>('a[download]')
  if (file)
    savesLinesOf(
      file,
      () => shown().map(({ id }) => id),
      csv => {
        const data = $data.get()
        return data ? askedLines(csv, data, $query.get(), $matches.get()) : csv
      }
    )
  asksAbout(part, () => {
    const products = shown()
    return products.length > MAX_CHOSEN ? shownConditions() : products
  })
  // A printed list has the address of its own conditions.
  addEventListener('beforeprint', () => printAddress(location.href.replace(/#.*/, '')))
  return (query: Query, { hits }: Found) => {
    part.hidden = hits.length === 0 || countConditions(query) === 0
  }
}
