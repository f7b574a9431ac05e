import { expect, test } from 'vitest'
import { contradictionFindings } from '#tree/claims/findings.ts'
import { readCatalogue, trees } from '../helpers/site.ts'

test('no text of a product names a dose or days that its table does not have', () => {
  const found = trees.flatMap(tree => contradictionFindings(tree.prefix, readCatalogue(tree)))
  expect(found.map(({ message }) => message)).toEqual([])
})
