import type { Post } from '#contract/publications.ts'
import type { Tree } from '#tree/build-tree.ts'
import { recordLang } from '#tree/record-lang.ts'
import { escapeXml } from '#lib/escape-xml.ts'
import { htmlOf } from '#lib/html-of.ts'
import { author, category, element, entry, feed, instant, link } from './atom.ts'
import { type Absolute } from './json-ld.ts'

/** The news of a tree as an Atom feed (RFC 4287): whole posts with their categories, newest first. */
export function newsFeed(tree: Tree, absolute: Absolute): string {
  const { posts } = tree.content
  const self = absolute(feedPath(tree))
  const page = absolute(tree.href('news'))
  // A day: the feed of a tree without news would change with each build.
  const pulled = instant(tree.index.pulledAt.slice(0, 'yyyy-mm-dd'.length))
  const updated = posts
    .flatMap(({ date }) => (date === undefined ? [] : [instant(date)]))
    .toSorted()
    .at(-1)
  const brand = tree.t('brand.name')
  return feed({ lang: tree.locale, base: page }, [
    element('id', self),
    element('title', `${tree.t('meta.news.title')} | ${brand}`),
    element('subtitle', tree.t('meta.news.description')),
    element('updated', updated ?? pulled),
    author(brand),
    link({ rel: 'self', type: 'application/atom+xml', href: self }),
    link({ rel: 'alternate', type: 'text/html', href: page }),
    ...posts.map(post => entryOf(tree, post, { absolute, pulled }))
  ])
}

/** The address of a tree's feed. */
export function feedPath(tree: Pick<Tree, 'href'>): string {
  return `${tree.href('news')}.xml`
}

function entryOf(
  tree: Tree,
  post: Post,
  { absolute, pulled }: { absolute: Absolute; pulled: string }
): string {
  const url = absolute(tree.href('newsDetail', post.id))
  const lang = recordLang(post, tree)
  const date = post.date === undefined ? undefined : instant(post.date)
  const categories = [post.category, ...post.tags].filter(term => term !== undefined)
  return entry([
    element('id', url),
    element('title', post.title),
    // A feed needs the date of each entry; for a post without one, only the day of the pull is known.
    element('updated', date ?? pulled),
    date && element('published', date),
    link({ rel: 'alternate', type: 'text/html', href: url }),
    post.authorName && author(post.authorName),
    ...categories.map(category),
    post.content &&
      `<content type="html"${lang === undefined ? '' : ` xml:lang="${lang}"`}>${escapeXml(htmlOf(post.content))}</content>`
  ])
}
