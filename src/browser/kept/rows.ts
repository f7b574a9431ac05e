import { isCurrent, type KeptPage, withoutDosesAt } from './store.ts'

/** A stored page as the list shows it. `isExpired`: its doses are not shown. `href`: with its calculation or its plan. */
export type Row = KeptPage & { isExpired: boolean; href: string }

/** Each page once, by title; with its doses if those are stored. */
export function rowsOf(pages: readonly KeptPage[], now: number): Row[] {
  const whole = new Map(pages.map(page => [withoutDosesAt(page.path), page]))
  return pages
    .filter(({ path }) => path.includes('?'))
    .map(({ path, kept }) => {
      const page = whole.get(path)
      const isExpired = !page || !isCurrent(page.kept, now)
      const own = path.replace(/\?.*/, '')
      return {
        kept: page?.kept ?? kept,
        path: own,
        isExpired,
        href: own + (page?.kept.opens ?? '')
      }
    })
    .toSorted((one, other) => one.kept.title.localeCompare(other.kept.title))
}
