import { expect, test } from 'vitest'
import {
  foreignNameIn,
  isOffered,
  offeredElsewhere,
  treesWith
} from '#browser/search/countries/elsewhere.ts'

const elsewhere = {
  names: ['Poyraz 480 SL', 'dicamba', 'Rice', 'MAPA D83172'],
  trees: [
    { prefix: 'mx', name: 'México', offers: [0, 1, 3] },
    { prefix: 'th', name: 'ไทย', offers: [2] }
  ]
}

test.each([
  ['an ingredient', [['dicamba']], ['mx']],
  ['a brand without its strength', [['poyraz']], ['mx']],
  ['a crop', [['Rice']], ['th']],
  ['a number of registration', [['mapa d83172']], ['mx']],
  ['such a number without its authority', [['D83172']], ['mx']],
  ['the end of such a number', [['172']], []],
  ['the beginning of a name, which is another word', [['dic']], []],
  ['two names that no tree has both', [['dicamba'], ['Rice']], []],
  ['a name of two organisms, of which one is offered', [['Wheat mildew', 'Rice']], ['th']],
  ['no words', [], []]
])('%s is known where it is offered', (_, words, prefixes) => {
  expect(treesWith(words, elsewhere).map(({ prefix }) => prefix)).toEqual(prefixes)
})

test.each([
  ['a brand beside other words', 'soja poyraz 480', 'br', [['poyraz 480']]],
  ['an ingredient beside a crop', 'dicamba rice', 'th', [['dicamba']]],
  ['a crop that this country has, too', 'rice xyz', 'th', []],
  ['words that nobody has', 'soja xyz', 'br', []]
])('%s is named, where only other countries offer it', (_, query, prefix, name) => {
  expect(foreignNameIn(query, elsewhere, prefix)).toEqual(name)
})

test.each([
  ['thrips rice', [['Rice']], 'rice', 'rice'],
  ['rice', [['Rice']], 'rice', 'rice'],
  ['poyraz xyz', [], '', 'poyraz']
])(
  'of “%s”, other countries are said to list only what this one does not have',
  (query, absent, lacked, words) => {
    const offered = offeredElsewhere(
      { query, absent, lacked, results: [], isClose: false },
      elsewhere
    )
    expect(offered.words).toBe(words)
    expect(offered.trees).toHaveLength(1)
  }
)

test('a long text is looked for by its beginning', () => {
  const text = 'word '.repeat(1000)
  expect(foreignNameIn(`poyraz ${text}`, elsewhere, 'br')).toEqual([['poyraz']])
  expect(foreignNameIn(`${text} poyraz`, elsewhere, 'br')).toEqual([])
})

test('the country of the page is not among the other countries', () => {
  expect(treesWith([['dicamba']], elsewhere, 'mx-prod-spa')).toEqual([])
})

test('what the country of the page offers is known, in each of its languages', () => {
  expect(isOffered([['dicamba']], elsewhere, 'mx-prod-spa')).toBe(true)
  expect(isOffered([['dicamba']], elsewhere, 'th')).toBe(false)
  expect(isOffered([], elsewhere, 'mx')).toBe(false)
})
