import type { LocalizedText } from '#lib/localized-text.ts'

/** An item of a list: a title and the few other things known of it. */
export type Card = {
  title: string
  text?: string
  fact?: string
  image?: string
  /** Without a text of its own, the title is the link; `does` says what the link of a whole row does. */
  link?: { href: string; text?: string; does?: LocalizedText }
  /** The id of its place on the page, to which its title is a link. */
  own?: string
}

/** Cards, and the language of their texts when that is not the page's. */
export type Cards = { cards: Card[]; lang?: string }

type Item = { title?: string; text?: string; fact?: string }

/** A list of the bundle as cards; items without a title are left out. */
export function cardsOf({ items, lang }: { items: readonly Item[]; lang?: string }): Cards {
  const cards = items.flatMap(({ title, text, fact }) => (title ? [{ title, text, fact }] : []))
  return { cards, lang }
}
