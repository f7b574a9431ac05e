import type { Entry, Texts, Variants } from '../data-source/types.ts'
import { products } from './catalogue.ts'
import type { Faults } from './faults.ts'
import { checkHtml, plainText, postRules, skeleton } from './html.ts'
import { checkCount, checkIds, checkKnown } from './ids.ts'
import { readData } from '../data-source/read-json.ts'
import { dataFiles } from './demo-data.ts'
import { checkText, checkVariants, languages } from './text.ts'

type Body = { title: string; content?: string }
type Post = Required<Body> & {
  id: string
  date: string
  authorName: Texts
  category: string
  tags: string[]
  image_seed: string
  translations?: Record<string, Body>
}

/** Titles are in every language, texts in these; the newest posts are in all. */
const inFull = ['zho', 'por', 'spa']
const newest = 6

/** The ten categories of the specification, in its order. */
const categories =
  'Technical Articles,Sustainability,Company News,Product Innovations,Industry Insights,Events and Announcements,' +
  'Customer Success Stories,Community Engagement,Regulatory Updates,Employee Spotlights'
const brand =
  /\b\p{Lu}[\p{L}]+ \d+(?:\.\d+)? (?:SC|SL|EC|WG|WP|SG|SP|OD|CS|EW|FS|ES|ZC|SE|GR|LI|PT)\b/gu
const offVoice = [
  /[!！¡]/,
  /\bsafe(?!ty data sheet)(?:r|st|ly)?\b/i,
  /\bguarantee/i,
  /—/,
  /\b(?:TODO|[Ll]orem)\b/
]
const halfWidth = /[\p{Script=Han}][,;:?.(]|[,;:?.)](?=\p{Script=Han})/u

export function checkPosts(faults: Faults): void {
  const files = dataFiles().filter(file => file.startsWith('posts/'))
  const posts = files.map(file => readData<Post>(file))
  checkCount(faults, 'posts', posts.length, 24)
  checkIds(faults, 'posts', posts)
  checkIds(
    faults,
    'posts title',
    posts.map(({ title }) => ({ id: title }))
  )
  posts.forEach((post, index) => {
    const file = files[index] ?? ''
    faults.when(!file.endsWith(`-${post.image_seed}.json`), file, 'file name is not NN-image_seed')
    faults.when(post.date <= (posts[index - 1]?.date ?? ''), file, 'not in order of date')
    checkPost(faults, file, post)
    checkLanguages(faults, file, post, index >= posts.length - newest)
  })
  checkTags(faults, posts)
  checkCategories(faults, posts)
}

function checkPost(faults: Faults, file: string, post: Post): void {
  faults.when(
    !/^20\d\d-\d\d-\d\d$/.test(post.date) || Number.isNaN(Date.parse(post.date)),
    file,
    `date ${post.date}`
  )
  faults.when(!post.authorName, file, 'no author')
  faults.when(
    post.tags.length < 2 || new Set(post.tags).size !== post.tags.length,
    file,
    'needs two tags or more, each once'
  )
  const length = plainText(post.content)
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word)).length
  faults.when(length < 200 || length > 400, file, `${length} words, 200 to 400 wanted`)
  checkBody(faults, file, post)
  for (const [lang, body] of Object.entries(post.translations ?? {})) {
    const at = `${file} ${lang}`
    const { title, content } = body
    checkBody(faults, at, { title, content: content ?? '' })
    if (content === undefined) continue
    const isSame = skeleton(content) === skeleton(post.content)
    faults.when(!isSame, at, 'structure differs from the original')
    const isHalf = lang === 'zho' && halfWidth.test(plainText(content))
    faults.when(isHalf, at, 'half-width mark in Chinese')
  }
}

function checkLanguages(faults: Faults, file: string, post: Post, isNew: boolean): void {
  const variants = (field: 'title' | 'content') =>
    Object.fromEntries([
      ['eng', post[field]],
      ...Object.entries(post.translations ?? {}).flatMap(([lang, body]) =>
        body[field] === undefined ? [] : [[lang, body[field]]]
      )
    ]) as Variants
  checkText(faults, `${file} title`, variants('title'), languages)
  checkText(faults, `${file} content`, variants('content'), isNew ? languages : inFull)
}

/** A tag of a post is an id of tags.json, whose texts differ between languages. */
function checkTags(faults: Faults, posts: Post[]): void {
  const tags = readData<Entry[]>('tags.json')
  const known = new Set(tags.map(({ id }) => id))
  checkIds(faults, 'tags', tags)
  for (const { id, description } of tags)
    checkVariants(faults, `tags ${id}`, description, languages)
  for (const lang of languages) {
    const texts = tags.map(({ description }) => ({ id: (description as Variants)[lang] ?? '' }))
    checkIds(faults, `tags in ${lang}`, texts)
  }
  for (const { id, tags: used } of posts) checkKnown(faults, `posts ${id} tags`, used, known)
}

function checkBody(faults: Faults, at: string, { title, content }: Required<Body>): void {
  checkHtml(faults, at, content, postRules)
  const text = `${title} ${plainText(content)}`
  for (const pattern of offVoice)
    faults.when(pattern.test(text), at, `not in our voice: ${pattern.exec(text)?.[0] ?? ''}`)
  const brands = new Set(products.map(({ brandname }) => brandname))
  for (const [name] of text.matchAll(brand))
    faults.when(!brands.has(name), at, `no such product: ${name}`)
  for (const [table] of content.matchAll(/<table>.*?<\/table>/gs)) {
    faults.when(!table.includes('<caption>'), at, 'table without caption')
  }
}

function checkCategories(faults: Faults, posts: Post[]): void {
  const rows = readData<(Entry & { blogCount: number })[]>('blog-categories.json')
  const names = rows.map(({ description }) =>
    typeof description === 'string' ? description : description.eng
  )
  faults.when(
    names.join() !== categories,
    'blog-categories',
    'not the ten of the specification, in order'
  )
  rows.forEach(({ id, description, blogCount }, index) => {
    checkVariants(faults, `blog-categories ${id}`, description, languages)
    const count = posts.filter(({ category }) => category === names[index]).length
    faults.when(
      count === 0 || count !== blogCount,
      `blog-categories ${id}`,
      `${blogCount}, but ${count} posts`
    )
  })
  for (const { id, category } of posts)
    faults.when(!names.includes(category), `posts ${id}`, `category ${category}`)
}
