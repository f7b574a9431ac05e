import type { Post } from '#contract/publications.ts'
import { postLandOf } from '#pictures/post-land.ts'
import type { Tree } from '#tree/build-tree.ts'
import { isolate } from '#lib/typography/isolate.ts'
import { recordLang } from '#tree/record-lang.ts'
import { headOf } from '#views/site/head.ts'
import { listText } from '#views/text/list-text.ts'
import { findOrThrow } from '#views/text/find-or-throw.ts'
import { postCard } from './news.ts'
import { summaryOf } from '#views/text/plain-text.ts'

/** As many as fit beside a short post. */
const LATEST_POSTS = 8

/** A post, its neighbours in the list, and all other posts without their content. */
export function newsDetailView(tree: Tree, id: string | undefined) {
  const { posts } = tree.content
  const post = findOrThrow(posts, id, 'post')
  const cards = posts.map(post => postCard(tree, post))
  const position = posts.indexOf(post)
  const others = cards.filter(other => other.id !== post.id)
  const { tags, ...card } = postCard(tree, post)
  return {
    head: headOf(tree, 'newsDetail', { id: post.id, about: aboutPost(tree, post) }),
    ...card,
    land: {
      wide: postLandOf(post.id, 'wide', post.title),
      narrow: postLandOf(post.id, 'narrow', post.title)
    },
    tags: tags.map(tag => isolate(`#${tag}`, tree.dir)).join(' · '),
    content: post.content,
    contentLang: recordLang(post, tree),
    previous: cards[position - 1],
    next: cards[position + 1],
    latest: others.slice(0, LATEST_POSTS),
    older: others.slice(LATEST_POSTS)
  }
}

function aboutPost(tree: Tree, post: Post) {
  const { date, category } = postCard(tree, post)
  const own = {
    title: post.title,
    description:
      summaryOf(post.content ?? []) ||
      listText(
        tree,
        [category, date?.text].filter(text => text !== undefined)
      ),
    keywords: post.tags.join(', ')
  }
  const values = { title: own.title, summary: own.description, tags: own.keywords }
  return { meta: 'newsDetail', own, values } as const
}

export type NewsDetailView = ReturnType<typeof newsDetailView>
