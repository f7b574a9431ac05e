import { count } from '../../command/count.ts'
import type { Report } from './report.ts'
import { isUrgent } from './warnings.ts'

/** How many pages changed, and how many things an operator should look at; or that the site was stopped. */
export function headlineOf(report: Omit<Report, 'headline'>): string {
  const { previous, stopped, warnings, differences, trees, sizes } = report
  if (stopped) return `Not published: ${count(stopped.open.length, 'difference')} to confirm`
  const heavy = sizes.filter(({ bytes, limit }) => bytes > limit)
  const urgent = warnings.filter(isUrgent).length + differences.length + heavy.length
  const pages = trees
    .map(({ counts }) => counts.added + counts.changed + counts.removed)
    .reduce((sum, number) => sum + number, 0)
  const what = previous
    ? `${count(pages, 'page')} changed`
    : `First publication, ${count(pages, 'page')}`
  return urgent === 0 ? `${what}, nothing to look at` : `${what}, ${count(urgent, 'warning')}`
}
