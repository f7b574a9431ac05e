import type { Entry } from '../data-types.ts'
import { products } from './catalogue.ts'
import type { Faults } from './faults.ts'
import { checkHtml, plainText, postRules, skeleton } from './html.ts'
import { checkCount, checkIds } from './ids.ts'
import { dataFiles, readData } from './read.ts'
import { checkVariants, languages } from './text.ts'

type Body = { title: string; content: string }
type Post = Body & {
  id: string
  date: string
  authorName: string
  category: string
  tags: string[]
  image_seed: string
  translations?: Record<string, Body>
}

/** The ten of the specification, in its order. */
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
  })
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
    checkBody(faults, at, body)
    faults.when(
      skeleton(body.content) !== skeleton(post.content),
      at,
      'structure differs from the original'
    )
    faults.when(
      lang === 'zho' && halfWidth.test(plainText(body.content)),
      at,
      'half-width mark in Chinese'
    )
  }
}

function checkBody(faults: Faults, at: string, { title, content }: Body): void {
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
