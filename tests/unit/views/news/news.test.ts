import { describe, expect, test } from 'vitest'
import { readRichText } from '#contract/rich-text.ts'
import { newsDetailView } from '#views/news/news-detail.ts'
import { newsView } from '#views/news/news.ts'
import { aPost, aTree, treeIds } from '../../../helpers/a-tree.ts'

const peru = { id: '604', iso: 'pe', name: 'Peru', type: 'internal_website' } as const

describe('news list', () => {
  test('links to the academia in a Latin American country', () => {
    const tree = {
      prefix: 'pe',
      country: 'pe',
      countryId: '604',
      env: 'prod',
      lang: 'spa'
    } as const
    const { academia } = newsView(aTree({ content: { tree }, index: { countries: [peru] } }))
    expect(academia?.href).toMatch(/^https:\/\/academia\./)
  })

  test('has no academia elsewhere, Brazil included', () => {
    expect(newsView(aTree()).academia).toBeUndefined()
    expect(newsView(aTree({ content: { tree: treeIds.br } })).academia).toBeUndefined()
  })

  test('shows each category with the count of the BFF', () => {
    const blogCategories = {
      content: [{ id: 'company-news', description: 'Company News', blogCount: 7 }]
    }
    const [filter] = newsView(aTree({ content: { blogCategories } })).categories.filters
    expect(filter).toEqual({
      href: '/gl/news?category=company-news',
      name: 'Company News',
      count: 7
    })
  })

  test('lists the most used tag first and writes it safely into the address', () => {
    const posts = [aPost({ tags: ['rice'] }), aPost({ id: '2', tags: ['bees & drift'] })]
    const tree = aTree({
      content: { posts: [...posts, aPost({ id: '3', tags: ['bees & drift'] })] }
    })
    expect(newsView(tree).tags).toEqual([
      { href: '/gl/news?tag=bees+%26+drift', name: 'bees & drift', count: 2 },
      { href: '/gl/news?tag=rice', name: 'rice', count: 1 }
    ])
  })

  test('has the years of its posts, the latest first, as the calendar of the tree counts them', () => {
    const posts = ['2025-03-01', '2026-11-12', '2025-01-09'].map((date, at) =>
      aPost({ id: String(at), date })
    )
    const yearsIn = (tree: typeof treeIds.br) => newsView(aTree({ content: { tree, posts } })).years
    expect(yearsIn(treeIds.br)).toEqual([
      { href: '/br/news?year=2026#year-2026', name: '2026', count: 1 },
      { href: '/br/news?year=2025#year-2025', name: '2025', count: 2 }
    ])
  })

  test('writes a date in the language of the tree', () => {
    const posts = [aPost({ date: '2026-11-12' })]
    const [post] = newsView(aTree({ content: { tree: treeIds.br, posts } })).posts
    expect(post?.date).toEqual({ iso: '2026-11-12', text: '12 de novembro de 2026' })
  })
})

test('says in lists and above the text that an article is in another language than its title', () => {
  const posts = [aPost({ lang: 'eng' }), aPost({ id: '2' })]
  const tree = aTree({ content: { tree: treeIds.br, posts } })
  const [borrowed, own] = newsView(tree).posts
  expect(borrowed?.language?.text).toBe('Article in inglês.')
  expect(own?.language).toBeUndefined()
  expect(newsDetailView(tree, posts[0]?.id).language).toEqual(borrowed?.language)
})

describe('news detail', () => {
  const posts = ['1', '2', '3'].map(id =>
    aPost({ id, title: `Post ${id}`, content: readRichText('<p>Text</p>') })
  )
  const tree = aTree({ content: { posts } })

  test('leads to the posts before and after it in list order', () => {
    const { previous, next } = newsDetailView(tree, '2')
    expect([previous?.id, next?.id]).toEqual(['1', '3'])
  })

  test('ends at the first and the last post of the list', () => {
    expect(newsDetailView(tree, '1').previous).toBeUndefined()
    expect(newsDetailView(tree, '3').next).toBeUndefined()
  })

  test('lists the other posts without their content', () => {
    const { latest } = newsDetailView(tree, '2')
    expect(latest.map(({ id }) => id)).toEqual(['1', '3'])
    expect(latest[0]).not.toHaveProperty('content')
  })

  test('sets the older posts apart from the latest', () => {
    const posts = Array.from({ length: 11 }, (_, index) => aPost({ id: String(index) }))
    const { latest, older } = newsDetailView(aTree({ content: { posts } }), '0')
    expect(latest.map(({ id }) => id).join()).toBe('1,2,3,4,5,6,7,8')
    expect(older.map(({ id }) => id)).toEqual(['9', '10'])
  })

  test('has its tags apart by a space, with the sign that they have in the list', () => {
    const tree = aTree({ content: { posts: [aPost({ tags: ['maize', 'pivot'] })] } })
    expect(newsDetailView(tree, '1').tags).toBe('#maize · #pivot')
  })

  test('is described by its title, its first sentences and its tags', () => {
    const content = readRichText('<h2>Why</h2><p>Rice &amp; water. Dose &lt; 1 L.</p>')
    const tree = aTree({ content: { posts: [aPost({ title: 'Rice', content, tags: ['rice'] })] } })
    expect(newsDetailView(tree, '1').head).toMatchObject({
      title: 'Rice | Terravane',
      description: 'Why Rice & water. Dose < 1 L.',
      keywords: 'rice'
    })
  })

  test('has a description that search engines can show completely', () => {
    const content = readRichText(`<p>${'All about growing. '.repeat(40)}</p>`)
    const { description } = newsDetailView(
      aTree({ content: { posts: [aPost({ content })] } }),
      '1'
    ).head
    expect(description.length).toBeLessThanOrEqual(161)
    expect(description).toMatch(/\w…$/)
  })

  test('names the post that the snapshot does not have', () => {
    expect(() => newsDetailView(tree, '99')).toThrow('No post with id "99"')
  })
})
