import { expect, test } from 'vitest'
import { summaryOf } from '#snapshot/summary.ts'

const contentOf = (...links: string[]) =>
  JSON.stringify({
    activeIngredients: [{ id: '7', description: 'Glyphosate' }],
    sections: links.map(href => ({ type: 'link', href }))
  })

test('a summary names each link to a path of the site once, and the ingredients', () => {
  const content = contentOf('/br/news', 'https://other.example/', '/a"b')
  const { links, ingredientIds } = summaryOf(content, contentOf('/br/news', '/br/contact'))
  expect(links).toEqual(['/br/news', '/a"b', '/br/contact'])
  expect(ingredientIds).toEqual(['7'])
})

test('each file of a tree has a digest of its own', () => {
  const before = summaryOf(contentOf('/br'), contentOf())
  const after = summaryOf(contentOf('/br'), contentOf('/br'))
  expect(after.content).toBe(before.content)
  expect(after.catalogue).not.toBe(before.catalogue)
})
