import * as z from 'zod'

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), as far as this site uses it; it allows keys of one's own that begin with `_`. */
const item = z.strictObject({
  id: z.string().min(1),
  url: z.url(),
  title: z.string(),
  content_text: z.string().min(1),
  date_published: z.iso.datetime({ offset: true }),
  tags: z.array(z.string()),
  _change: z.unknown()
})

export const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  language: z.string().refine(tag => Intl.getCanonicalLocales(tag)[0] === tag),
  authors: z.array(z.strictObject({ name: z.string().min(1) })),
  items: z.array(item).refine(items => new Set(items.map(({ id }) => id)).size === items.length)
})
