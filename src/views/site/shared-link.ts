import { type SocialLand, socialCard } from '#pictures/social-card.ts'
import type { Tree } from '#tree/build-tree.ts'
import { maximized } from '#tree/locale.ts'
import { brandOf } from './brand.ts'
import type { Head } from './head.ts'

/** What networks show for a shared link to the page. */
export function sharedLink(tree: Tree, head: Head) {
  const brand = brandOf(tree)
  const card = socialCard(landOf(tree, head), brand, head.name)
  const { language, region } = maximized(tree.locale)
  return {
    type: head.route === 'newsDetail' ? 'article' : 'website',
    locale: `${language}_${region ?? ''}`,
    card,
    alt: card.words ?? brand.name
  }
}

/**
 * The land in the picture: a screen has its country's, a product its family's; other pages share a few among all
 * countries.
 */
function landOf(tree: Tree, { id, familyId }: Head): SocialLand {
  if (familyId !== undefined) return { familyId }
  return id === undefined ? { country: tree.country.iso } : { id }
}
