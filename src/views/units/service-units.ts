import { type Film, filmOf } from '#lib/film.ts'
import { unitLand } from '#pictures/unit-land.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { headOf } from '#views/site/head.ts'
import { heroView } from '#views/home/hero.ts'
import { isHidden, type Link } from '#views/site/link.ts'
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
    units: { cards: cards.map(card => ({ ...card, land: unitLand(card.unit) })), lang },
    closing: {
      title: tree.words('serviceUnits.closing.title'),
      text: tree.words('serviceUnits.closing.text'),
      button: { href: tree.href('contact'), words: tree.words('serviceUnits.closing.button') }
    }
  }
}

export type ServiceUnitsView = ReturnType<typeof serviceUnitsView>

/** A link to a film and how a script plays it in the page; `host` is the host that sends it. */
export type FilmView = Link & { title: LocalizedText; film: Film; poster?: string; host: string }

/** The long film, otherwise the largest cut of the film behind home's headline. */
function film(tree: Tree): FilmView | undefined {
  const { poster, videos, film: own } = heroView(tree)
  const href = own ?? videos.at(-1)?.src ?? ''
  const film = filmOf(href)
  const words = tree.words('serviceUnits.hero.videoButton')
  if (!film || isHidden(words.text)) return undefined
  const title = tree.words('serviceUnits.hero.title')
  return {
    href,
    words,
    title,
    film,
    poster,
    host: new URL(film.src, tree.deployment.siteUrl).hostname
  }
}
