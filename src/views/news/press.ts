import { landOf } from '#pictures/land.ts'
import { worldMapOf } from '#pictures/world-map.ts'
import type { Tree } from '#tree/build-tree.ts'
import { feedPath } from '#views/machines/news-feed.ts'

const LAND = { seed: 'press', width: 1600, height: 900 }

/** What the press asks for: a contact, pictures and the feed; nothing where the company says nothing to the press. */
export function pressView(tree: Tree) {
  const text = tree.known('news.press.text')
  if (!text) return undefined
  const email = tree.known('news.press.email')?.text
  return {
    text,
    email: email === undefined ? undefined : { href: `mailto:${email}`, text: email },
    pictures: [landOf(tree.country.iso, LAND), worldMapOf(tree.index.countries, 'chalk')],
    feed: { href: feedPath(tree), words: tree.words('news.press.feed') }
  }
}

export type PressView = NonNullable<ReturnType<typeof pressView>>
