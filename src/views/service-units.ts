import type { Tree } from '#tree/build-tree.ts'
import { headOf } from './head.ts'
import { heroView } from './hero.ts'
import type { Link } from './link.ts'
import { unitCards } from './units.ts'

export function serviceUnitsView(tree: Tree) {
  return {
    head: headOf(tree, 'serviceUnits'),
    links: [
      { href: '#services', words: tree.words('serviceUnits.hero.servicesButton') },
      { href: tree.href('contact'), words: tree.words('serviceUnits.hero.contactButton') }
    ],
    film: film(tree),
    services: unitCards(tree, tree.list('serviceUnits.services.items'))
  }
}

/** The film of the home hero, where there is one. */
export type Film = Link & { poster?: string }

function film(tree: Tree): Film | undefined {
  const { videos, poster } = heroView(tree)
  const href = videos.at(-1)?.src
  return href ? { href, words: tree.words('serviceUnits.hero.videoButton'), poster } : undefined
}
