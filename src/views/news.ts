import type { Post } from '#contract/publications.ts'
import type { Tree } from '#tree/build-tree.ts'

/** A post without its content, as lists show it. */
export type PostCard = {
  id: string
  href: string
  title: string
  author?: string
  category?: string
  tags: string[]
  image?: string
  date?: { iso: string; text: string }
}

export function postCard(tree: Tree, post: Post): PostCard {
  return {
    id: post.id,
    href: tree.href('newsDetail', post.id),
    title: post.title,
    author: post.authorName,
    category: post.category,
    tags: post.tags,
    image: post.image_src,
    date: post.date === undefined ? undefined : { iso: post.date, text: dateText(tree, post.date) }
  }
}

function dateText({ locale }: Tree, iso: string): string {
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, {
    dateStyle: 'long',
    timeZone: 'UTC'
  })
  return format.format(new Date(iso))
}
