import { expect, test } from 'vitest'
import type { Entry } from '#browser/search/index/entry.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import { names } from '../../../../helpers/some-names.ts'
import { engineFor } from '../an-engine.ts'

const entry = (kind: Kind, id: string, title: string, names: string[] = [], line = ''): Entry => ({
  id: `${kind}:${id}`,
  kind,
  title,
  path: `/ru/${kind}/${id}`,
  names,
  line
})

const entries = [
  entry('product', '4101', 'Harmattan 480 SL', ['glyphosate']),
  entry('product', '4131', 'Papagayo 105 OD'),
  entry('product', '4142', 'Garbino 250 EC', [], 'Venturia inaequalis · Яблоня'),
  entry('problem', 'barnyardgrass', 'Capim-arroz', ['Barnyardgrass', 'Echinochloa crus-galli']),
  entry('crop', 'rice', 'Arroz', ['Rice']),
  entry('crop', 'soybean', 'Соя', ['Soybean']),
  entry('post', '6007', 'Resistência: o código que decide a safra', ['resistance']),
  entry('family', '2001', 'Herbicidas', ['Herbicides'])
]
const withTopic = {
  ...names,
  others: { ...names.others, resistance: 'rezistencia|resistencia|resistance' },
  pageWords: [...names.pageWords, 'resistance']
}
const engine = engineFor(entries, withTopic)

const found = (query: string, kinds?: Kind[]) => engine(query, kinds).results.map(({ id }) => id)

test('a name that was typed on the keyboard of another script is found', () => {
  expect(found('cjz')).toEqual(['crop:soybean'])
  expect(found('рфкьфеефт')).toEqual(['product:4101'])
})

test('a misspelled name of two words is found, though one of them alone is another name', () => {
  expect(found('copim arroz', ['problem'])).toEqual(['problem:barnyardgrass'])
  expect(found('capim aroz', ['problem'])).toEqual(['problem:barnyardgrass'])
})

test('two wrong letters lead to a brand, and not to an organism in the line of a product', () => {
  expect(found('papagallo', ['product'])).toEqual(['product:4131'])
  expect(found('ventania', ['product'])).toEqual([])
})

test('beside the word for a topic, the word for all weeds says nothing', () => {
  expect(found('resistência de daninha')).toEqual(['post:6007'])
})
