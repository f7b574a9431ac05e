import { beforeAll, describe, expect, test } from 'vitest'
import { familyViews } from '#views/finder/families.ts'
import { heroView } from '#views/home/hero.ts'
import { homeView } from '#views/home/home.ts'
import type { TreeContent } from '#snapshot/snapshot.ts'
import { enterOwnFolder } from '../../../helpers/own-folder.ts'
import { aPost, aProduct, aTree, treeIds } from '../../../helpers/a-tree.ts'

// Drawings go to a cache below the working directory.
beforeAll(enterOwnFolder)

describe('The home page', () => {
  test('shows the four newest posts, with their dates in words', () => {
    const dates = ['2026-11-05', '2026-11-04', '2026-11-03', '2026-11-02', '2026-11-01']
    const posts = dates.map((date, index) => aPost({ id: String(index), date }))
    const view = homeView(aTree({ content: { posts } }))
    expect(view.posts.map(({ id }) => id)).toEqual(['0', '1', '2', '3'])
    expect(view.posts[0]?.date).toEqual({ iso: '2026-11-05', text: '5 November 2026' })
  })

  test('shows the posts about other countries last, where the tree has a country', () => {
    const posts = [
      aPost({ id: 'japan', tags: ['labels', 'Japão'] }),
      aPost({ id: 'brazil', tags: ['Brasil'] }),
      aPost({ id: 'any', tags: ['labels'] })
    ]
    const shown = (tree?: TreeContent['tree']) =>
      homeView(aTree({ content: { posts, ...(tree && { tree }) } })).posts.map(({ id }) => id)
    expect(shown(treeIds.br)).toEqual(['brazil', 'any', 'japan'])
    expect(shown()).toEqual(['japan', 'brazil', 'any'])
  })

  test('has a link for each kind of visitor', () => {
    const { audienceLinks } = homeView(aTree())
    expect(audienceLinks.audienceLinks.map(({ title, href }) => [title, href])).toEqual([
      ['I grow', '/gl/product-list'],
      ['I distribute', '/gl/smart-growing'],
      ['I need a registration', '/gl/business-partners'],
      ['I invest', '/gl/investors']
    ])
  })

  test('leads from each unit to its page, and leaves out one that a country does not name', () => {
    const bundle = {
      home: { units: { items: [{ title: 'Cultivo' }, { title: '' }, { title: 'Bio' }] } }
    }
    const { cards } = homeView(aTree({ content: { bundle } })).units
    expect(cards.map(({ title, link }) => [title, link?.href])).toEqual([
      ['Cultivo', '/gl/smart-growing'],
      ['Bio', '/gl/bio-solutions']
    ])
  })
})

describe('The testimonials', () => {
  const testimonial = (id: string, order: number, role: string) => ({
    id,
    order,
    role,
    author: 'Ana',
    quote: 'Good.'
  })

  test('begin with those whose author works in the country of the tree', () => {
    const testimonials = {
      content: [
        testimonial('1', 1, 'Dealer, Ghana'),
        testimonial('3', 3, 'Grower, Brasil'),
        testimonial('2', 2, 'Grower, Chile')
      ]
    }
    const view = homeView(aTree({ content: { tree: treeIds.br, testimonials } }))
    expect(view.quotes.quotes.map(({ id }) => id)).toEqual(['3', '1', '2'])
  })
})

describe('The home hero', () => {
  const hero = (content: object) => ({
    hero: { content: { background_type: 'video', ...content } as const }
  })

  test('speaks Chinese in a Chinese tree', () => {
    const content = hero({ main_title_text: 'Field', main_title_text_zho: '田', button_text: 'Go' })
    const view = heroView(aTree({ content: { tree: treeIds.chinese, ...content } }))
    expect(view.title.text).toBe('田')
    expect(view.button.text).toBe('Go')
  })

  test('without texts of the BFF has those of the bundle', () => {
    const view = heroView(aTree({ content: hero({}) }))
    expect(view.title.text).toBe('Fit for your field.')
    expect(view.button.text).toBe('Show products')
    expect(view.more.href).toBe('/gl/company')
  })

  test('offers the cut for a phone held upright before the others', () => {
    const content = hero({
      video_desktop: '/desktop.mp4',
      video_mobile_landscape: '/landscape.mp4',
      video_mobile_portrait: '/portrait.mp4'
    })
    const { videos } = heroView(aTree({ content }))
    expect(videos.map(({ src }) => src)).toEqual([
      '/portrait.mp4',
      '/landscape.mp4',
      '/desktop.mp4'
    ])
  })

  test('has no film for visitors who prefer reduced motion', () => {
    const { videos } = heroView(aTree({ content: hero({ video_desktop: '/desktop.mp4' }) }))
    expect(videos.map(({ media }) => media)).toEqual(['(prefers-reduced-motion: no-preference)'])
  })

  test('plays the background where that is the film', () => {
    const background = hero({ background_src: '/scene.mp4', video_fallback_image: '/still.jpg' })
    const { videos, poster } = heroView(aTree({ content: background }))
    expect(videos.map(({ src }) => src)).toEqual(['/scene.mp4'])
    expect(poster).toBe('/still.jpg')
    expect(heroView(aTree({ content: hero({ background_src: '/scene.webm' }) })).poster).toBe(
      undefined
    )
  })

  test('of an unknown type is its still picture', () => {
    const content = hero({
      background_type: 'other',
      background_src: '/scene.glb',
      video_fallback_image: '/still.jpg'
    })
    expect(heroView(aTree({ content })).poster).toBe('/still.jpg')
  })

  test('plays no film where the BFF wants a picture', () => {
    const content = hero({
      background_type: 'image',
      video_desktop: '/d.mp4',
      background_src: '/p.jpg'
    })
    const { videos, poster } = heroView(aTree({ content }))
    expect(videos).toEqual([])
    expect(poster).toBe('/p.jpg')
  })
})

describe('The families', () => {
  const families = ['2099', '2042', '2003', '2001'].map(id => ({ id, description: id }))
  const portfolio = {
    content: ['2001', '2003'].map((id, order) => ({ id, description: id, order }))
  }

  test('are in portfolio order, then the unknown ones, then the rest', () => {
    const views = familyViews(aTree({ content: { families, portfolio } }))
    expect(views.map(({ id }) => id)).toEqual(['2001', '2003', '2042', '2099'])
  })

  test('of home are those with products, and all of them in a tree without products', () => {
    const idsOf = (tree: ReturnType<typeof aTree>) => homeView(tree).families.map(({ id }) => id)
    expect(idsOf(aTree({ content: { families, portfolio } }))).toEqual(['2001'])
    expect(idsOf(aTree({ content: { families, portfolio }, products: [] }))).toHaveLength(4)
  })

  test('have the icon of their list, else one by their id, and an unknown family a neutral one', () => {
    const listed = [{ id: '2001', description: 'Herbicides', icon_src: '/list.svg' }]
    const content = { families: [...listed, ...families.slice(0, 3)] }
    const icons = familyViews(aTree({ content })).map(({ id, icon }) => [id, icon] as const)
    const iconOf = (id: string) => icons.find(([other]) => other === id)?.[1]
    expect(iconOf('2001')).toBe('/list.svg')
    expect(iconOf('2003')).toMatch(/family-icon-2003/)
    expect(iconOf('2042')).toBe(iconOf('2099'))
  })

  test('have the name and the picture of the portfolio, where that is the BFF’s own', () => {
    const content = [{ id: '2003', description: 'Insect control', order: 1, image_src: '/f.webp' }]
    const shown = (portfolio: TreeContent['portfolio']) =>
      familyViews(aTree({ content: { families, portfolio } })).find(({ id }) => id === '2003')
    expect(shown({ content })).toMatchObject({ name: 'Insect control', image: '/f.webp' })
    expect(shown({ content, lang: 'en' })).toMatchObject({ name: '2003' })
  })

  test('link to their products, and to nothing where the tree lists none', () => {
    const tree = aTree({ content: { families }, products: [aProduct(), aProduct({ id: '4102' })] })
    const [herbicides, fungicides] = familyViews(tree).filter(({ id }) => id < '2010')
    expect(herbicides).toMatchObject({ id: '2003', count: 0, href: undefined })
    expect(fungicides).toMatchObject({ id: '2001', count: 2, href: '/gl/product-list#family-2001' })
  })
})
