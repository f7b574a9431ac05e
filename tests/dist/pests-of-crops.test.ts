import { describe, expect, test } from 'vitest'
import { askEverything } from '#browser/search/answer/everything.ts'
import { openList } from '../helpers/a-list.ts'
import { openSearch, storedIn } from '../helpers/a-search.ts'
import { trees } from '../helpers/site.ts'

const isOffered = (prefix: string) => trees.some(tree => tree.prefix === prefix)
const productsFor = (prefix: string, query: string) =>
  askEverything(openSearch(prefix).engine, query)
    .results.filter(({ kind }) => kind === 'product')
    .map(({ id }) => id)
    .toSorted()

describe('what is listed against the pests of a crop', () => {
  const asked = [
    ['br', 'pragas do milho', 'milho'],
    ['mx', 'plagas del maíz', 'maíz'],
    ['co', 'plagas café', 'café'],
    ['ru', 'болезни пшеницы', 'пшеница'],
    ['id', 'hama jagung', 'jagung'],
    ['cn', '玉米 害虫', '玉米'],
    ['cn', '玉米 虫', '玉米'],
    ['th', 'แมลงข้าวโพด', 'ข้าวโพด'],
    ['za', 'maize pests', 'maize'],
    ['au', 'wheat diseases', 'wheat']
  ].filter(([prefix = '']) => isOffered(prefix))

  test.for(asked)('is the same in the search of %s as in its list: %s', ([prefix = '', q = '']) => {
    const found = productsFor(prefix, q)
    expect(found).not.toEqual([])
    expect(openList(prefix).hitsOf({ q }).toSorted()).toEqual(found)
  })

  test.for(asked)(
    'is all that the filters find for each use that its card in %s names: %s',
    ([prefix = '', q = '', crop = '']) => {
      const { hitsOf } = openList(prefix)
      const { uses = [], results } = openSearch(prefix).engine(q, ['product'])
      expect(uses.length, crop).toBeGreaterThan(0)
      const found = new Set(results.map(({ id }) => id))
      const left = uses.flatMap(({ crop, problem }) =>
        hitsOf({
          crop: crop.id.replace('crop:', ''),
          problem: problem.id.replace('problem:', '')
        }).filter(id => !found.has(id))
      )
      expect(left).toEqual([])
    }
  )
})

/** Genera of weeds that are the everyday names of crops: sorghum, and oats in Spanish. */
const cropsToo = ['Sorghum', 'Avena']

test.for(trees)(
  'a genus finds in $prefix what is listed against each of its species',
  ({ prefix }) => {
    const { index, engine } = openSearch(prefix)
    const problems = storedIn(index).filter(({ kind, line }) => kind === 'problem' && line)
    const genera = Map.groupBy(problems, ({ line = '' }) => line.split(' ')[0] ?? '')
    for (const genus of cropsToo) genera.delete(genus)
    const { hitsOf } = openList(prefix)
    const lost = [...genera].flatMap(([genus, species]) => {
      const found = new Set(engine(genus, ['product']).results.map(({ id }) => id))
      return species.flatMap(({ id, title }) =>
        hitsOf({ problem: id.replace('problem:', '') })
          .filter(product => !found.has(product))
          .map(product => `${genus} (${title}): ${product}`)
      )
    })
    expect(lost).toEqual([])
  }
)

test.for(
  [
    ['co', 'glifosato caña', 'glifosato', 'caña'],
    ['br', 'glifosato soja buva', 'glifosato', 'soja', 'buva'],
    ['za', 'glyphosate wheat', 'glyphosate', 'wheat'],
    ['br', 'inseticida café', 'inseticida', 'café'],
    ['mx', 'pulgon amarillo sorgo', 'pulgon', 'sorgo'],
    ['pe', 'araña roja vid', 'araña roja', 'vid']
  ].filter(([prefix = '']) => isOffered(prefix))
)(
  'in %s, what is not listed together is no answer, and each is offered for itself: %s',
  ([prefix = '', q = '', ...names]) => {
    const { apart, results, isClose } = askEverything(openSearch(prefix).engine, q)
    expect(apart?.map(({ words }) => words)).toEqual(names)
    expect(results.length === 0 || isClose).toBe(true)
  }
)
