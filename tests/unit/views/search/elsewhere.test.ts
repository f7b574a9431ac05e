import { expect, test } from 'vitest'
import { elsewhereText } from '#views/search/elsewhere.ts'
import { anIndex, aTree, treeIds } from '../../../helpers/a-tree.ts'

test('each country says what it offers, by the names of the global site, which is itself no country', () => {
  const [first] = anIndex().trees
  const offered = [
    { id: '4101', name: 'Poyraz 480 SL', number: 'MAPA D83172', ingredientIds: ['5001', '5999'] }
  ]
  const brazil = { ...first, ...treeIds.br, offered }
  const tree = aTree({ index: { trees: [brazil] } as never })
  expect(JSON.parse(elsewhereText(tree))).toMatchObject({
    names: expect.arrayContaining([
      'Poyraz 480 SL',
      'MAPA D83172',
      'Nicosulfuron',
      'Maize'
    ]) as string[],
    trees: expect.arrayContaining([
      { prefix: 'br', name: 'Brasil', offers: [0, 1, 2, 3] },
      expect.objectContaining({ prefix: 'gl', name: 'Global' })
    ]) as unknown[]
  })
})
