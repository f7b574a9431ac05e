import { LATIN_AMERICA } from '#config/constants.ts'
import type { Post } from '#contract/publications.ts'
import type { Tree } from '#tree/build-tree.ts'
import { languageNames, longDates, years } from '#views/text/formats.ts'
import { feedPath } from '#views/machines/news-feed.ts'
import { headOf } from '#views/site/head.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { recordLang } from '#tree/record-lang.ts'
import type { Link } from '#views/site/link.ts'

/** A post without its content, as lists show it. */
export type PostCard = {
  id: string
  href: string
  title: string
  author?: string
  category?: string
  /** The id of the category, by which lists are filtered. */
  categoryId?: string
  tags: string[]
  image?: string
  date?: { iso: string; text: string }
  /** Says in which language the article is, where its title is in another one. */
  language?: LocalizedText
}

/** A link that filters the list of posts. */
export type PostFilter = { href: string; name: string; count: number }

export function newsView(tree: Tree) {
  const { posts, blogCategories } = tree.content
  return {
    head: headOf(tree, 'news'),
    academia: academiaLink(tree),
    feed: newsFeedLink(tree),
    posts: posts.map(post => postCard(tree, post)),
    categories: {
      lang: blogCategories.lang,
      filters: blogCategories.content.map(({ id, description: name, blogCount: count }) => {
        return { href: filterHref(tree, { category: id }), name, count }
      })
    },
    years: yearFilters(tree),
    tags: tagFilters(tree)
  }
}

export function postCard(tree: Tree, post: Post): PostCard {
  const lang = recordLang(post, tree)
  const { content: categories } = tree.content.blogCategories
  const language = lang && languageNames(tree.locale).of(lang)
  return {
    id: post.id,
    href: tree.href('newsDetail', post.id),
    title: post.title,
    author: post.authorName,
    category: post.category,
    categoryId: categories.find(({ description }) => description === post.category)?.id,
    tags: post.tags,
    image: post.image_src,
    language: language ? tree.words('news.inLanguage', { language }) : undefined,
    date:
      post.date === undefined
        ? undefined
        : { iso: post.date, text: longDates(tree.locale).format(new Date(post.date)) }
  }
}

/** All news as a feed, for readers of feeds. */
export function newsFeedLink(tree: Tree): Link {
  return { href: feedPath(tree), words: tree.words('news.feed') }
}

function academiaLink(tree: Tree): Link | undefined {
  const href = tree.known('news.academiaUrl')?.text
  if (!LATIN_AMERICA.includes(tree.country.iso) || !href) return undefined
  return { href, words: tree.words('news.academia') }
}

/** The years of the posts, as the tree's calendar counts them. Without a script, each leads to its first post. */
function yearFilters(tree: Tree): PostFilter[] {
  const dates = tree.content.posts.flatMap(({ date }) => date ?? [])
  const byYear = Map.groupBy(dates, yearOf)
  return [...byYear]
    .map(([year, [date = '', ...others]]) => ({
      href: `${filterHref(tree, { year })}#${yearId(year)}`,
      name: years(tree.locale).format(new Date(date)),
      count: others.length + 1
    }))
    .sort((one, other) => (one.href < other.href ? 1 : -1))
}

/** The year in addresses: `2026`. */
export const yearOf = (date: string): string => date.slice(0, 4)

/** Where a link to a year leads. */
export const yearId = (year: string): string => `year-${year}`

/** Every tag, the most used first. */
function tagFilters(tree: Tree): PostFilter[] {
  const tags = tree.content.posts.flatMap(({ tags }) => tags)
  const byTag = Map.groupBy(tags, tag => tag)
  return [...byTag]
    .map(([tag, uses]) => ({ href: filterHref(tree, { tag }), name: tag, count: uses.length }))
    .sort((one, other) => other.count - one.count)
}

function filterHref(tree: Tree, query: Record<string, string>): string {
  return `${tree.href('news')}?${new URLSearchParams(query).toString()}`
}
