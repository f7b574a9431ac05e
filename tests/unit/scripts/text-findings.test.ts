import { describe, expect, test } from 'vitest'
import { textFindings } from '#scripts/build/pull-site.ts'
import { aTree, treeIds } from '../../helpers/a-tree.ts'

describe('the report of texts', () => {
  test('is one finding a tree, which counts them, names the first and holds all', () => {
    const tree = aTree({ content: { tree: treeIds.br } })
    const findings = textFindings(tree)
    expect(findings[0]).toMatchObject({
      kind: 'text',
      tree: 'br',
      call: 'GET /assets/br/text_content/prod/content.js',
      record: '#1',
      expected: 'a text in the language of the tree',
      received: 'a text of another language'
    })
    const { message, keys = [] } = findings[0] ?? {}
    expect(keys).toEqual(tree.borrowedKeys())
    expect(message).toBe(
      `Tree br borrows ${keys.length} texts from another language: ${keys.slice(0, 3).join(', ')} and ${keys.length - 3} more.`
    )
  })

  test('says nothing of a tree that borrows none', () => {
    const kinds = textFindings(aTree()).map(({ message }) => message)
    expect(kinds.filter(message => message.includes('borrows'))).toEqual([])
  })

  test('names texts that no bundle gives; nothing is invented', () => {
    const [finding] = textFindings(aTree({ globalBundles: {} }))
    expect(finding?.message).toContain('that no bundle gives')
    expect(finding?.keys).toContain('brand.name')
    expect(finding?.keys).toContain('contact.office.phone')
    expect(finding?.keys).toContain('home.facts.items')
  })

  test('names values of an unexpected shape', () => {
    const bundle = { home: { doors: [{ title: 'I grow', text: ['x'] }] } }
    const finding = textFindings(aTree({ content: { bundle } })).find(({ keys }) =>
      keys?.includes('home.doors.0.text')
    )
    expect(finding).toMatchObject({ field: 'home.doors.0.text', received: 'something else' })
  })

  test('names the patterns that would say the same of every page', () => {
    const bundle = { meta: { product: { title: 'Our product' }, newsDetail: { title: '{title}' } } }
    const messages = textFindings(aTree({ content: { bundle } }))
    expect(messages.flatMap(({ keys }) => keys)).toContain('meta.product.title')
    expect(messages.flatMap(({ keys }) => keys)).not.toContain('meta.newsDetail.title')
  })
})
