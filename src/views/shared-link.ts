import { type SocialLand, socialCard } from '#pictures/social-card.ts'
import type { RouteName } from '#routes/routes.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Head } from './head.ts'

/** Pages of an id whose title is worth a picture of its own; crops, problems and B2B countries would be thousands. */
const titled: readonly RouteName[] = ['product', 'newsDetail', 'reports']

/** What a link to the page shows where someone shares it. */
export function sharedLink(tree: Tree, head: Head) {
  const hasTitle = head.id === undefined || titled.includes(head.route)
  const card = socialCard(landOf(tree, head), hasTitle ? head.name : undefined)
  const { language, region } = new Intl.Locale(tree.locale).maximize()
  return {
    type: head.route === 'newsDetail' ? 'article' : 'website',
    locale: `${language}_${region ?? ''}`,
    card,
    alt: card.words ?? tree.t('brand.name')
  }
}

/** A screen lies on its country's land, a product on its family's; other pages share a few among all countries. */
function landOf(tree: Tree, { id, familyId }: Head): SocialLand {
  if (familyId !== undefined) return { familyId }
  return id === undefined ? { country: tree.country.iso } : { id }
}
