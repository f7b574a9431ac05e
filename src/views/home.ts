import { familyViews } from './families.ts'
import { headOf } from './head.ts'
import { heroView } from './hero.ts'
import { postCard } from './news.ts'
import { quotes, teamCards } from './people.ts'
import type { Tree } from '#tree/build-tree.ts'

const LATEST_POSTS = 4

export function homeView(tree: Tree) {
  const { content } = tree
  return {
    head: headOf(tree, 'home'),
    hero: heroView(tree),
    doors: tree.list('home.doors'),
    facts: tree.list('home.facts.items'),
    families: familyViews(tree),
    units: tree.list('home.units.items'),
    quotes: quotes(tree),
    team: teamCards(tree),
    posts: content.posts.slice(0, LATEST_POSTS).map(post => postCard(tree, post)),
    certifications: tree.list('home.certifications.items')
  }
}
