import { unitLand } from '#pictures/unit-land.ts'
import type { Tree } from '#tree/build-tree.ts'
import { headOf } from './head.ts'
import { heroView } from './hero.ts'
import { isHidden, type Link } from './link.ts'
import { unitCards } from './units.ts'

export function serviceUnitsView(tree: Tree) {
  const { cards, lang } = unitCards(tree, tree.list('serviceUnits.services.items'))
  return {
    head: headOf(tree, 'serviceUnits'),
    title: tree.words('serviceUnits.hero.headline'),
    lead: tree.words('serviceUnits.hero.description'),
    services: { href: '#services', words: tree.words('serviceUnits.hero.servicesButton') },
    contact: { href: tree.href('contact'), words: tree.words('serviceUnits.hero.contactButton') },
    film: film(tree),
    units: { cards: cards.map(card => ({ ...card, land: unitLand(card.unit) })), lang }
  }
}

export type ServiceUnitsView = ReturnType<typeof serviceUnitsView>

function film(tree: Tree): Link | undefined {
  const href = heroView(tree).videos.at(-1)?.src
  const words = tree.words('serviceUnits.hero.videoButton')
  return href && !isHidden(words.text) ? { href, words } : undefined
}
