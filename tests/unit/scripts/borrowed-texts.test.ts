import { describe, expect, test } from 'vitest'
import { borrowedTexts } from '#scripts/pull-site.ts'
import { aTree, treeIds } from '../../helpers/a-tree.ts'

describe('the report of borrowed texts', () => {
  test('is one finding a tree, which counts them, names the first and holds all', () => {
    const tree = aTree({ content: { tree: treeIds.br } })
    const findings = borrowedTexts(tree)
    expect(findings).toMatchObject([{ kind: 'text', tree: 'br' }])
    const { message, keys = [] } = findings[0] ?? {}
    expect(keys).toEqual(tree.borrowedKeys())
    expect(message).toBe(
      `Tree br borrows ${keys.length} texts from another language: ${keys.slice(0, 3).join(', ')} and ${keys.length - 3} more.`
    )
  })

  test('says nothing of a tree that borrows none', () => {
    expect(borrowedTexts(aTree({ content: { tree: treeIds.gl } }))).toEqual([])
  })
})
