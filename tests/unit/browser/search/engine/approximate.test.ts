import { expect, test } from 'vitest'
import { approximate } from '#browser/search/engine/approximate.ts'
import { buildIndex } from '#browser/search/index/build-index.ts'
import { composeEngine, openEngine } from '#browser/search/engine/engine.ts'
import { lookUpIn } from '#browser/search/index/look-up.ts'
import { pack } from '#browser/search/names/packed-names.ts'
import { readTranslator, translatorOf } from '#browser/search/query/translate.ts'
import { engineParts } from '../../../../helpers/engine-parts.ts'
import { names } from '../../../../helpers/some-names.ts'
import { entry } from '../an-engine.ts'

const index = buildIndex([
  entry('product:1', 'Lodos 480 SL', { names: ['glyphosate'], line: 'Soja · Ferrugem' }),
  entry('crop:soybean', 'Soja', { names: ['Soybean'] }),
  entry('problem:rust', 'Ferrugem')
])

/** What is found for a query, and whether that took the second part of the search. */
function ask(query: string) {
  let isNeeded = false
  const use = () => {
    isNeeded = true
    return approximate
  }
  const translate = translatorOf(lookUpIn(index), names, use)
  const engine = composeEngine(index, translate, use, engineParts)
  return { found: engine(query, ['product']).results.map(({ title }) => title), isNeeded }
}

const LODOS = ['Lodos 480 SL']

test.each(['Lodos', 'lodos 480', 'Soja', 'soybean', 'ferrugem', 'glifosato na soja', 'Соя'])(
  'names of the tree, in any language, are found by the first part of the search: %s',
  query => {
    expect(ask(query)).toEqual({ found: LODOS, isNeeded: false })
  }
)

test.each(['glyphasate', 'glyph asate', 'рфкьфеефт', 'lodoss 480'])(
  'what is in no name as it was typed takes the second part: %s',
  query => {
    expect(ask(query).isNeeded).toBe(true)
  }
)

test('a search is opened, and answers names of the tree, while its second part has not arrived', async () => {
  const { engine, whenLoaded } = await openEngine(index.toJSON(), {
    ...engineParts,
    names: pack(names),
    readTranslator,
    loadApproximate: () => new Promise(() => undefined)
  })
  const { results } = await whenLoaded(() => engine('glifosato', ['product']))
  expect(results.map(({ title }) => title)).toEqual(LODOS)
})
