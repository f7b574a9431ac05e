import type { DataSource } from '../data-source/data-source.ts'
import type { Entry, PostData, Variants } from '../data-source/types.ts'
import tags from '../data/tags.json' with { type: 'json' }
import { localise, textIn } from '../data-source/localise.ts'
import type { Answer, Question, Tree } from './answer.ts'

const tagTexts = new Map(tags.map(({ id, description }: Entry) => [id, description]))

/** Newest first; `tag` and `category`, by id or text, filter the list. */
export const posts: Answer = ({ data, tree, parameters: { tag, category } }: Question) => {
  const wanted = data.blogCategories.find(({ id }) => id === category)
  const categoryName = wanted ? textIn(wanted.description, tree.lang) : category
  const tagText = tag === undefined ? undefined : tagIn(tag, tree.lang)
  return [...data.posts, ...drafts(tree)]
    .sort((one, other) => other.date.localeCompare(one.date))
    .map(post => postIn(post, data, tree.lang))
    .filter(post => tagText === undefined || post.tags.includes(tagText))
    .filter(post => categoryName === undefined || post.category === categoryName)
}

export const blogCategories: Answer = ({ data, tree }) =>
  data.blogCategories.map(category => ({
    ...category,
    description: textIn(category.description, tree.lang)
  }))

function postIn({ translations = {}, ...post }: PostData, data: DataSource, lang: string) {
  const category = data.blogCategories.find(
    ({ description }) => textIn(description, 'eng') === post.category
  )
  const inAll = (field: 'title' | 'content'): Variants => ({
    ...Object.fromEntries(
      Object.entries(translations).flatMap(([key, texts]) => {
        const text = texts?.[field]
        return typeof text === 'string' ? [[key, text]] : []
      })
    ),
    eng: post[field]
  })
  const texts = localise({ title: inAll('title'), content: inAll('content') }, lang) as object
  return {
    ...post,
    ...texts,
    authorName: textIn(post.authorName, lang),
    category: textIn(category?.description, lang) ?? post.category,
    tags: post.tags.map(tag => tagIn(tag, lang))
  }
}

function tagIn(id: string, lang: string): string {
  return textIn(tagTexts.get(id), lang) ?? id
}

/** Posts for the preview only. */
function drafts({ env }: Tree): PostData[] {
  if (env === 'prod') return []
  const draft = {
    id: '6999',
    title: 'Draft: what we will say about the coming season',
    date: '2026-11-01',
    authorName: 'Ruth Nakato',
    category: 'Company News',
    tags: ['draft'],
    content: '<p>A draft. It is in the preview only, until somebody publishes it.</p>'
  }
  return [draft]
}
