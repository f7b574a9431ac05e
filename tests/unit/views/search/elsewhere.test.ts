import { expect, test } from 'vitest'
import { elsewhereText } from '#views/search/elsewhere.ts'
import { anIndex, aTree, treeIds } from '../../../helpers/a-tree.ts'

test('each country says what it offers, by the names of the global site, which is itself no country', () => {
  const [first] = anIndex().trees
  const offered = [
    { id: '4101', name: 'Poyraz 480 SL', number: 'MAPA D83172', ingredientIds: ['5001', '5999'] }
  ]
  const problematicIds = ['6001', '6901', '6902', '6903']
  const problemNames = {
    '6001': 'Ferrugem',
    '6901': 'Aveia-brava',
    '6902': 'Buva',
    '6903': 'Praga X'
  }
  const brazil = { ...first, ...treeIds.br, offered, problematicIds, problemNames }
  const inEnglish = { prefix: 'za', country: 'za', lang: 'eng' }
  const southAfrica = { ...first, ...inEnglish, problemNames: { '6001': 'Rust' } }
  const tree = aTree({ index: { trees: [southAfrica, brazil] } as never })
  expect(JSON.parse(elsewhereText(tree))).toMatchObject({
    names: expect.arrayContaining([
      'Poyraz 480 SL',
      'MAPA D83172',
      'Nicosulfuron',
      'Maize',
      // Of an English tree, by their Portuguese names, and as they are named.
      'Rust',
      'Wild oat',
      'Horseweed',
      'Praga X'
    ]) as string[],
    trees: expect.arrayContaining([
      { prefix: 'br', name: 'Brasil', offers: [0, 1, 2, 3, 4, 5, 6, 7] },
      expect.objectContaining({ prefix: 'gl', name: 'Global' })
    ]) as unknown[]
  })
})
