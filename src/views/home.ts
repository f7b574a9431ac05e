import type { FixedRoute } from '#routes/routes.ts'
import type { Tree } from '#tree/build-tree.ts'
import { familyViews } from './families.ts'
import { headOf } from './head.ts'
import { heroView } from './hero.ts'
import { postCard } from './news.ts'
import { quotes, teamCards } from './people.ts'
import { unitCards } from './units.ts'

const LATEST_POSTS = 4

/** Where each kind of visitor goes, in the order of the bundle's list. */
const doorRoutes: readonly FixedRoute[] = [
  'productList',
  'smartGrowing',
  'businessPartners',
  'investors'
]

export function homeView(tree: Tree) {
  const { content } = tree
  return {
    head: headOf(tree, 'home'),
    hero: heroView(tree),
    doors: doors(tree),
    facts: tree.list('home.facts.items'),
    families: familyViews(tree),
    units: unitCards(tree, tree.list('home.units.items')),
    quotes: quotes(tree),
    team: teamCards(tree),
    posts: content.posts.slice(0, LATEST_POSTS).map(post => postCard(tree, post)),
    certifications: tree.list('home.certifications.items')
  }
}

/** A way into the site for one kind of visitor: the whole door is the link. */
export type Door = { href: string; title: string; text?: string }

function doors(tree: Tree): { doors: Door[]; lang?: string } {
  const { items, lang } = tree.list('home.doors')
  const doors = items.flatMap(({ title, text }, index) => {
    const route = doorRoutes[index]
    return title && route ? [{ href: tree.href(route), title, text }] : []
  })
  return { doors, lang }
}
