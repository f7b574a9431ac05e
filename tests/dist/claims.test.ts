import { expect, test } from 'vitest'
import { ambiguousFindings } from '#tree/claims/ambiguous.ts'
import { articleFindings } from '#tree/claims/articles.ts'
import { contradictionFindings } from '#tree/claims/findings.ts'
import { leadFindings } from '#tree/claims/leads.ts'
import { unstagedFindings } from '#tree/claims/unstaged.ts'
import { readCatalogue, readContent, trees } from '../helpers/site.ts'

test('no text of a product names a dose or days that its table does not have, or not for a crop it names', () => {
  const found = trees.flatMap(tree =>
    contradictionFindings(tree.prefix, readCatalogue(tree), readContent(tree))
  )
  expect(found.map(({ message }) => message)).toEqual([])
})

test('no description of a product names a crop that its table does not list in that tree', () => {
  const found = trees.flatMap(tree =>
    leadFindings(tree.prefix, readCatalogue(tree), readContent(tree))
  )
  expect(found.map(({ message }) => message)).toEqual([])
})

test('no article names a dose or days of a product that its table does not have', () => {
  const found = trees.flatMap(tree =>
    articleFindings(tree.prefix, readCatalogue(tree), readContent(tree))
  )
  expect(found.map(({ message }) => message)).toEqual([])
})

test('each use against weeds states its growth stage, if another of the same crop and weed does', () => {
  const found = trees.flatMap(tree => unstagedFindings(tree.prefix, readCatalogue(tree)))
  expect(found.map(({ message }) => message)).toEqual([])
})

test('no product has two doses for a use that nothing tells apart', () => {
  const found = trees.flatMap(tree => ambiguousFindings(tree.prefix, readCatalogue(tree)))
  expect(found.map(({ message }) => message)).toEqual([])
})
