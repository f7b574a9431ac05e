import { describe, expect, test } from 'vitest'
import { bestUse } from '#browser/search/answer/best-use.ts'
import { buildIndex } from '#browser/search/index/build-index.ts'
import { engineAsTyped } from '../../../../helpers/engine-as-typed.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import { idOf } from '#browser/search/index/entry-id.ts'
import { askEverything } from '#browser/search/answer/everything.ts'

const entry = (kind: Kind, id: string, title: string, names: string[] = []): Entry => ({
  id: idOf(kind, id),
  kind,
  title,
  path: `/x/${id}`,
  names
})

const uses = (...pairs: [crop: string, ...problems: string[]][]) =>
  Object.fromEntries(
    pairs.map(([crop, ...problems]) => [
      idOf('crop', crop),
      problems.map(problem => idOf('problem', problem))
    ])
  )

const tomato = ['tomato', '番茄']
const potato = ['potato', '马铃薯']
const late = ['late blight', '晚疫病']
const early = ['early blight', '早疫病']

const engine = engineAsTyped(
  buildIndex([
    entry('crop', 'tomato', 'Tomato', ['番茄']),
    entry('crop', 'potato', 'Potato', ['马铃薯']),
    entry('crop', 'maize', 'Maize (corn)'),
    entry('crop', 'palm', 'Oil palm'),
    entry('crop', 'cane', 'Sugar cane'),
    entry('problem', 'late', 'Late blight', ['晚疫病']),
    entry('problem', 'early', 'Early blight', ['早疫病']),
    entry('problem', 'borer', 'Corn borer', ['Cane borer']),
    entry('problem', 'weevil', 'Palm weevil'),
    {
      ...entry('product', 'taku', 'Taku', [...tomato, ...potato, ...late, ...early, 'Oil palm']),
      uses: uses(['potato', 'late'], ['tomato', 'early'])
    },
    {
      ...entry('product', 'ostria', 'Ostria', [...tomato, ...late]),
      uses: uses(['tomato', 'late'])
    },
    entry('product', 'mistral', 'Mistral', [...tomato, ...late]),
    { ...entry('product', 'pampa', 'Pampa', ['Late palm agents']), uses: uses(['cane', 'borer']) },
    {
      ...entry('product', 'zonda', 'Zonda', [
        'Maize (corn)',
        'Corn borer',
        'Cane borer',
        'sugarcane'
      ]),
      uses: uses(['cane', 'borer'])
    },
    {
      ...entry('product', 'harmattan', 'Harmattan', ['Maize (corn)', ...tomato, ...potato]),
      uses: uses(['maize', 'goosegrass'], ['tomato', 'goosegrass'])
    }
  ])
)

const found = (query: string) =>
  engine(query, ['product'])
    .results.map(({ title }) => title)
    .sort()

describe('the words of a crop and of a problem', () => {
  test('find the products that state a use for both, and those that state none', () => {
    expect(found('tomato late blight')).toEqual(['Mistral', 'Ostria'])
    expect(found('early blight tomato')).toEqual(['Taku'])
    expect(found('potato late blight')).toEqual(['Taku'])
    expect(found('potato early blight')).toEqual([])
  })

  test('find them with a name among them, too', () => {
    expect(found('ostria late blight tomato')).toEqual(['Ostria'])
    expect(engine('taku late blight tomato', ['product']).isClose).toBe(true)
  })

  test('find them with a wrong letter, and where Chinese writes them without a space', () => {
    expect(found('tomato late bligt')).toEqual(['Mistral', 'Ostria'])
    expect(found('番茄晚疫病')).toEqual(['Mistral', 'Ostria'])
    expect(found('马铃薯晚疫病')).toEqual(['Taku'])
    expect(found('番茄早疫病')).toEqual(['Taku'])
  })

  test('are those of both: a part that names several problems finds the uses of each', () => {
    expect(found('tomato blight')).toEqual(['Mistral', 'Ostria', 'Taku'])
  })

  test('are crops alone where each of them names one', () => {
    expect(found('tomato corn')).toEqual(['Harmattan'])
    expect(found('corn potato tomato')).toEqual(['Harmattan'])
  })

  test('are not split where a single crop or problem has that name', () => {
    expect(found('corn borer')).toEqual(['Zonda'])
    expect(found('oil palm')).toEqual(['Taku'])
    expect(found('late palm agents')).toEqual(['Pampa'])
    expect(found('late blight')).toEqual(['Mistral', 'Ostria', 'Taku'])
  })
})

describe('the best answer to a crop and a problem', () => {
  const answerTo = (query: string) => bestUse(askEverything(engine, query))

  test('is the answer card of the use, with the products that are listed for it', () => {
    expect(answerTo('tomato late blight')).toMatchObject({
      title: 'Tomato · Late blight',
      path: '/x/late#crop-tomato',
      line: 'Ostria'
    })
    expect(answerTo('late bligt tomato')?.path).toBe('/x/late#crop-tomato')
  })

  test('is that of the crop in the name of the problem', () => {
    expect(answerTo('cane borer')?.path).toBe('/x/borer#crop-cane')
    expect(answerTo('borer')).toBeUndefined()
  })

  test('is no card where no product is listed for the use, and where several uses are named', () => {
    expect(answerTo('potato early blight')).toBeUndefined()
    expect(answerTo('tomato blight')).toBeUndefined()
    expect(answerTo('late blight')).toBeUndefined()
    expect(answerTo('tomato')).toBeUndefined()
  })

  test('is no card where it is only close to what is asked', () => {
    expect(answerTo('ostria lato blihgt tomado saffron')).toBeUndefined()
  })
})
