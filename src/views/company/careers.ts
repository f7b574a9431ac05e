import { anchorIds } from '#lib/anchor-ids.ts'
import type { Tree } from '#tree/build-tree.ts'
import { isPage } from '#tree/pages.ts'
import { headOf } from '#views/site/head.ts'
import { isHidden, type Link } from '#views/site/link.ts'
import type { Role } from '#views/enquiry/form-config.ts'
import { pageLink } from '#views/site/page-link.ts'
import { cardsOf } from '#views/text/card.ts'

/** The work that the company offers, in a tree that has a page of it. */
export const openPlaces = (tree: Tree) =>
  isPage({ route: 'careers', tree: tree.prefix }, tree.index) ? placesOf(tree).places : []

/**
 * Each with the id of its place on the page: its title, in English on the global site, so that a language keeps the
 * address of another. A list of another length is no translation.
 */
function placesOf(tree: Tree) {
  const { cards, lang } = cardsOf(tree.list('careers.places.items'))
  const { cards: inEnglish } = cardsOf({ items: tree.englishList('careers.places.items') })
  const isTranslated = tree.isGlobal && inEnglish.length === cards.length
  const ids = anchorIds(
    'place',
    (isTranslated ? inEnglish : cards).map(({ title }) => title)
  )
  return { places: cards.map((card, at) => ({ ...card, id: ids[at] ?? '' })), lang }
}

/** The work that the company offers, with a link to apply. */
export function careersView(tree: Tree) {
  const { places, lang } = placesOf(tree)
  const href = tree.href('contact')
  const formFor = (asked: Record<string, string>) =>
    `${href}?${new URLSearchParams(asked).toString()}`
  const role: Role = 'applicant'
  const words = tree.words('careers.button')
  const does = isHidden(words.text) ? undefined : words
  return {
    head: headOf(tree, 'careers'),
    title: tree.words('careers.hero.headline'),
    lead: tree.known('careers.hero.lead'),
    // Each row leads to the form, and begins its message: on a phone the button is a screen above them.
    places: {
      title: tree.words('careers.places.title'),
      cards: places.map(({ id, ...card }) => ({
        ...card,
        link: { href: formFor({ place: id, role }), does },
        own: id
      })),
      lang
    },
    apply: { href: formFor({ role }), words }
  }
}

/** What the company page says of the work on offer, in a tree that has a page of it. */
export function careersLink(tree: Tree) {
  const button: Link | undefined = pageLink(tree, 'careers', 'footer.links.careers')
  return (
    button && {
      title: tree.words('careers.hero.headline'),
      text: tree.known('careers.hero.lead'),
      button
    }
  )
}
