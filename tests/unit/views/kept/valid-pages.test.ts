import { describe, expect, test } from 'vitest'
import { validPages } from '#views/kept/valid-pages.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

const treeOf = (facts: object) =>
  aTree({
    products: [
      aProduct({
        crops: ['3001'],
        problematics: [{ id: '6001', description: 'Amaranth', kind: 'weed', aliases: [] }],
        ...facts
      })
    ]
  })
const versions = (facts: object) => Object.values(validPages(treeOf(facts)))

describe('the list of valid pages', () => {
  test('has each page that states doses: of products, crops and problems', () => {
    const tree = treeOf({})
    expect(Object.keys(validPages(tree))).toEqual([
      tree.href('product', '4101'),
      tree.href('crop', '3001'),
      tree.href('problem', '6001')
    ])
  })

  test('has another version of each where something else is registered, and the same where nothing is', () => {
    const known = versions({})
    expect(versions({})).toEqual(known)
    for (const version of versions({ registration_number: 'D00000' }))
      expect(known).not.toContain(version)
  })
})
