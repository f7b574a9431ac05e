import type { FixedRoute } from '#routes/routes.ts'
import type { Tree } from '#tree/build-tree.ts'
import { type Picture } from '#pictures/drawing.ts'
import { registrations } from '#pictures/seedbed.ts'
import { countOf } from '#views/text/count.ts'
import { factsOf } from '#views/text/facts.ts'
import { familyViews } from '#views/finder/families.ts'
import { headOf } from '#views/site/head.ts'
import { cropRows } from './crop-rows.ts'
import { heroView } from './hero.ts'
import { monthsOf } from './months.ts'
import { latestPosts } from './latest-posts.ts'
import { postCard } from '#views/news/news.ts'
import { quotes, teamCards } from './people.ts'
import { hasScreen } from '#views/site/page-link.ts'
import { unitCards } from '#views/units/units.ts'

const LATEST_POSTS = 4
/** More would be too small to see on a phone. */
const MOST_SEEDS = 50_000

/** The page for each kind of visitor, in the order of the bundle's list. */
const audienceRoutes: readonly FixedRoute[] = [
  'productList',
  'smartGrowing',
  'businessPartners',
  'investors'
]

export function homeView(tree: Tree) {
  return {
    head: headOf(tree, 'home'),
    hero: heroView(tree),
    months: monthsOf(tree),
    audienceLinks: audienceLinks(tree),
    companyFigures: companyFigures(tree),
    families: offeredFamilies(tree),
    cropRows: cropRows(tree),
    units: {
      title: tree.words('home.units.title'),
      text: tree.words('home.units.text'),
      ...unitCards(tree, tree.list('home.units.items'))
    },
    quotes: quotes(tree),
    team: teamCards(tree),
    posts: latestPosts(tree, LATEST_POSTS).map(post => postCard(tree, post)),
    certifications: tree.list('home.certifications.items')
  }
}

/** The families with products; all of them, without links, where a tree has no products. */
function offeredFamilies(tree: Tree) {
  const families = familyViews(tree)
  const filled = families.filter(({ count }) => count > 0)
  return filled.length > 0 ? filled : families
}

/** Figures of the company and, where their number is known, a drawing with a seed for each registration. */
function companyFigures(tree: Tree) {
  const total = countOf(tree.t('home.facts.total'))
  const fresh = countOf(tree.t('home.facts.fresh')) ?? 0
  const isDrawn = total !== undefined && fresh <= total && total <= MOST_SEEDS
  const pictures: { wide: Picture; narrow: Picture } | undefined = isDrawn
    ? { wide: registrations(total, fresh, 140), narrow: registrations(total, fresh, 70) }
    : undefined
  return {
    title: tree.words('home.facts.title'),
    text: tree.known('home.facts.text'),
    ...factsOf(tree.list('home.facts.items')),
    pictures
  }
}

export type HomeView = ReturnType<typeof homeView>

/** A link for one kind of visitor; the whole card is the link. */
export type AudienceLink = { href: string; title: string; text?: string }

function audienceLinks(tree: Tree): { audienceLinks: AudienceLink[]; lang?: string } {
  const { items, lang } = tree.list('home.doors')
  const audienceLinks = items.flatMap(({ title, text }, index) => {
    const route = audienceRoutes[index]
    return title && route && hasScreen(tree, route) ? [{ href: tree.href(route), title, text }] : []
  })
  return { audienceLinks, lang }
}
