import type { Bundle } from '#contract/bundle.ts'
import { isDay } from '#lib/is-day.ts'
import { valueAt } from '#lib/value-at.ts'
import type { OptionalRoute } from '#routes/routes.ts'

/** The texts of a bundle that fill a screen; other trees borrow them from the global record, and with them the screen. */
const byTexts: Partial<Record<OptionalRoute, (bundle: Bundle) => boolean>> = {
  careers: bundle => isText(bundle, ['careers', 'hero', 'lead']),
  press: bundle => isText(bundle, ['press', 'hero', 'lead']),
  investors: bundle =>
    isText(bundle, ['investors', 'listing', 'priceUrl']) ||
    itemsAt(bundle, ['investors', 'listing', 'items']).some(isFact) ||
    investorDaysOf(bundle).length > 0
}

/** The lists that fill a screen of their own tree alone. */
type Lists = Record<'reportGroups' | 'infoDocuments', { content: readonly unknown[] }>

export function filledByTexts(bundle: Bundle): OptionalRoute[] {
  return Object.entries(byTexts).flatMap(([route, isFilled]) =>
    isFilled(bundle) ? [route as OptionalRoute] : []
  )
}

export function filledByLists({ reportGroups, infoDocuments }: Lists): OptionalRoute[] {
  const isFull = ({ content }: Lists[keyof Lists]) => content.length > 0
  return [
    ...(isFull(reportGroups) ? (['investors'] as const) : []),
    ...(isFull(infoDocuments) ? (['info'] as const) : [])
  ]
}

/** The dates of the calendar for investors. */
export function investorDaysOf(bundle: Bundle): string[] {
  return itemsAt(bundle, ['investors', 'calendar', 'items'])
    .filter(item => isText(item, ['title']))
    .map(item => valueAt(item, ['date']))
    .filter((date): date is string => typeof date === 'string' && isDay(date))
}

const isFact = (item: unknown) => isText(item, ['value']) && isText(item, ['label'])

function itemsAt(bundle: Bundle, path: readonly string[]): readonly unknown[] {
  const items = valueAt(bundle, path)
  return Array.isArray(items) ? items : []
}

function isText(value: unknown, path: readonly string[]): boolean {
  const text = valueAt(value, path)
  return typeof text === 'string' && text.trim() !== ''
}
