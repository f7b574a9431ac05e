import type { Tree } from '#tree/build-tree.ts'
import { headOf } from '#views/site/head.ts'
import type { Link } from '#views/site/link.ts'
import { pageLink } from '#views/site/page-link.ts'
import { type Card, cardsOf } from '#views/text/card.ts'

/** The work that the company offers, with a link to apply. */
export function careersView(tree: Tree) {
  const { cards, lang } = cardsOf(tree.list('careers.places.items'))
  const ids = idsOf(cards)
  const href = tree.href('contact')
  return {
    head: headOf(tree, 'careers'),
    title: tree.words('careers.hero.headline'),
    lead: tree.known('careers.hero.lead'),
    // Each row leads to the form, because on a phone the button is a screen above them.
    places: {
      title: tree.words('careers.places.title'),
      cards: cards.map((card, at) => ({
        ...card,
        link: { href },
        own: { id: ids[at] ?? '', words: tree.words('careers.places.link') }
      })),
      lang
    },
    apply: { href, words: tree.words('careers.button') }
  }
}

/** The ids of places on the page: by their titles, so that each stays where others are filled or added. */
function idsOf(cards: readonly Card[]): string[] {
  const names = cards.map(({ title }) => `place-${title.trim().replace(/\s+/g, '-')}`)
  return names.map((name, at) => {
    const before = names.slice(0, at).filter(other => other === name).length
    return before > 0 ? `${name}-${before + 1}` : name
  })
}

/** What the company page says of the work on offer, in a tree that has a page of it. */
export function careersLink(tree: Tree) {
  const link: Link | undefined = pageLink(tree, 'careers', 'footer.links.careers')
  return (
    link && {
      title: tree.words('careers.hero.headline'),
      text: tree.known('careers.hero.lead'),
      link
    }
  )
}
