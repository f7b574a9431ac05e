import { beforeAll, describe, expect, test } from 'vitest'
import { b2bContactView } from '#views/portfolio/b2b-contact.ts'
import { headOf } from '#views/site/head.ts'
import { productView } from '#views/product/product.ts'
import { sharedLink } from '#views/site/shared-link.ts'
import { aTree, treeIds } from '../../../helpers/a-tree.ts'
import { enterOwnFolder } from '../../../helpers/own-folder.ts'

// Drawings and orders go to a cache below the working directory.
beforeAll(enterOwnFolder)

const gl = aTree()
const br = aTree({ content: { tree: treeIds.br, bundle: { locale: 'pt-BR' } } })

describe('A shared link', () => {
  test('shows the title of the page on the land of its country', () => {
    const company = sharedLink(br, headOf(br, 'company'))
    expect(company).toMatchObject({ type: 'website', locale: 'pt_BR', alt: 'Company' })
    expect(company.card).toMatchObject({ width: 1200, height: 630 })
    expect(sharedLink(gl, headOf(gl, 'company')).card.src).not.toBe(company.card.src)
  })

  test('to a product is the same picture in every country that calls it so', () => {
    const card = (tree: typeof gl) => sharedLink(tree, productView(tree, '4101').head).card.src
    expect(card(br)).toBe(card(gl))
  })

  test('and the head of its page say the beginning of texts that are too long', () => {
    const long = 'A word more '.repeat(1000)
    const meta = { company: { title: long, description: long, keywords: long } }
    const wordy = aTree({ content: { tree: treeIds.br, bundle: { locale: 'pt-BR', meta } } })
    const head = headOf(wordy, 'company')
    const most = { name: 200, description: 400, keywords: 500 } as const
    for (const field of ['name', 'description', 'keywords'] as const) {
      expect(head[field].length).toBeLessThanOrEqual(most[field])
      expect(head[field]).toMatch(/^A word more .*…$/)
    }
    expect(sharedLink(wordy, head).alt).toMatch(/^A word more .*…$/)
  })

  test('shows Chinese titles too', () => {
    const bundle = { locale: 'zh-Hans', meta: { company: { title: '公司' } } }
    const chinese = aTree({ content: { tree: treeIds.chinese, bundle } })
    expect(sharedLink(chinese, headOf(chinese, 'company')).alt).toBe('公司')
  })

  test('in a script that has no outlines shows the brand alone, described as such', () => {
    const bundle = {
      locale: 'ko-KR',
      meta: { company: { title: '회사' }, news: { title: '소식' } }
    }
    const korean = aTree({ content: { tree: treeIds.br, bundle } })
    const [company, news] = (['company', 'news'] as const).map(route =>
      sharedLink(korean, headOf(korean, route))
    )
    expect(company?.card.src).toBe(news?.card.src)
    expect(company?.alt).toBe('Terravane')
  })

  test('to a B2B page names its country', () => {
    const { head } = b2bContactView(gl, '392')
    expect(sharedLink(gl, head).alt).toBe('Contact for Japan')
  })
})
