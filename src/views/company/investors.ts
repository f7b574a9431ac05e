import type { Tree } from '#tree/build-tree.ts'
import { daysToCome } from '#tree/investor-days.ts'
import { contactAbout } from '#views/enquiry/questions.ts'
import { factsOf } from '#views/text/facts.ts'
import { longDates } from '#views/text/formats.ts'
import { headOf } from '#views/site/head.ts'
import type { Link } from '#views/site/link.ts'
import { pageLink } from '#views/site/page-link.ts'
import { investorCalendarPath, investorDates } from './investor-dates.ts'
import { byYear, groupView } from './reports.ts'

export function investorsView(tree: Tree) {
  const groups = tree.content.reportGroups.content.map(group => groupView(tree, group))
  const listing = factsOf(tree.list('investors.listing.items'))
  const price = priceLink(tree)
  const calendar = calendarOf(tree)
  return {
    head: headOf(tree, 'investors'),
    groups,
    latest: latestOf(tree),
    listing,
    price,
    calendar,
    disclosure: pageLink(tree, 'info', 'investors.disclosure.button'),
    contact: {
      href: contactAbout(tree, 'investors'),
      words: tree.words('investors.contact.button')
    }
  }
}

export type InvestorsView = ReturnType<typeof investorsView>

/** The newest report of each group, in the order of the groups. */
function latestOf(tree: Tree) {
  const { reportGroups, reports } = tree.content
  const documents = reportGroups.content.flatMap(({ id }) => {
    const [newest] = byYear(tree, reports[id]?.content ?? [])
    return newest?.year === undefined ? [] : newest.reports.slice(0, 1)
  })
  return { documents, lang: reports[reportGroups.content[0]?.id ?? '']?.lang }
}

/** Where the company’s shares are quoted. */
function priceLink(tree: Tree): Link | undefined {
  const href = tree.known('investors.listing.priceUrl')?.text
  return href ? { href, words: tree.words('investors.listing.button') } : undefined
}

/** The dates that are to come on the day of the content, whose reports cannot be there yet; and the file of all. */
function calendarOf(tree: Tree) {
  const { dates, lang } = investorDates(tree)
  const coming = new Set(
    daysToCome(
      dates.map(({ iso }) => iso),
      tree.index
    )
  )
  const file: Link = {
    href: investorCalendarPath(tree),
    words: tree.words('investors.calendar.add')
  }
  return {
    dates: dates
      .filter(({ iso }) => coming.has(iso))
      .map(({ iso, title }) => ({
        ...{ iso, title },
        date: longDates(tree.locale).format(new Date(iso))
      })),
    lang,
    file: dates.length > 0 ? file : undefined
  }
}
