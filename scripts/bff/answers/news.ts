import { textIn } from '../localise.ts'
import type { DataSource } from '../data.ts'
import type { PostData } from '../data-types.ts'
import type { Answer, Question, Tree } from './answer.ts'

/** Newest first; `tag` and `category` (its id or its name) narrow the list. */
export const posts: Answer = ({ data, tree, parameters: { tag, category } }: Question) => {
  const wanted = data.blogCategories.find(({ id }) => id === category)
  const categoryName = wanted ? textIn(wanted.description, tree.lang) : category
  return [...data.posts, ...drafts(tree)]
    .sort((one, other) => other.date.localeCompare(one.date))
    .map(post => postIn(post, data, tree.lang))
    .filter(post => tag === undefined || post.tags.includes(tag))
    .filter(post => categoryName === undefined || post.category === categoryName)
}

export const blogCategories: Answer = ({ data, tree }) =>
  data.blogCategories.map(category => ({
    ...category,
    description: textIn(category.description, tree.lang)
  }))

function postIn({ translations, ...post }: PostData, data: DataSource, lang: string) {
  const category = data.blogCategories.find(
    ({ description }) => textIn(description, 'eng') === post.category
  )
  const name = textIn(category?.description, lang) ?? post.category
  return { ...post, category: name, ...translations?.[lang], tags: post.tags }
}

/** What only a preview shows. */
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
