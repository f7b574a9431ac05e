import type { Tree } from '#tree/build-tree.ts'
import { cardsOf } from '#views/text/card.ts'

/** The work that the company offers, with a link to apply; nothing where its texts name none. */
export function careersView(tree: Tree) {
  const places = cardsOf(tree.list('company.careers.items'))
  const text = tree.known('company.careers.text')
  if (places.cards.length === 0 || !text) return undefined
  return {
    title: tree.words('company.careers.title'),
    text,
    places,
    apply: { href: tree.href('contact'), words: tree.words('company.careers.button') }
  }
}

export type CareersView = NonNullable<ReturnType<typeof careersView>>
