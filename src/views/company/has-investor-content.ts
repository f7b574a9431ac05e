import { oncePer } from '#lib/once-per.ts'
import type { Tree } from '#tree/build-tree.ts'
import { factsOf } from '#views/text/facts.ts'
import { investorDates } from './investor-dates.ts'

/**
 * Whether a company has published anything for investors: reports, figures of its shares, dates, or its price. Every page
 * of a tree asks, for its navigation.
 */
export const hasInvestorContent = oncePer(
  (tree: Tree): boolean =>
    tree.content.reportGroups.content.length > 0 ||
    factsOf(tree.list('investors.listing.items')).facts.length > 0 ||
    investorDates(tree).dates.length > 0 ||
    Boolean(tree.known('investors.listing.priceUrl')?.text)
)
