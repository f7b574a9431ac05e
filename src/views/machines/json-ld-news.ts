import type { NewsArticle } from 'schema-dts'
import type { Tree } from '#tree/build-tree.ts'
import { type Absolute, company } from './json-ld.ts'
import type { NewsDetailView } from '#views/news/news-detail.ts'
import { sharedLink } from '#views/site/shared-link.ts'

/** A post as its page shows it. */
export function newsJsonLd(tree: Tree, post: NewsDetailView, absolute: Absolute) {
  const url = absolute(post.href)
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.head.description || undefined,
    datePublished: post.date?.iso,
    inLanguage: post.contentLang ?? tree.locale,
    image: absolute(post.image ?? sharedLink(tree, post.head).card.src),
    articleSection: post.category,
    keywords: post.head.keywords || undefined,
    author:
      post.author === undefined
        ? company(tree, absolute)
        : { '@type': 'Person', name: post.author },
    publisher: company(tree, absolute)
  } as const satisfies NewsArticle
}
