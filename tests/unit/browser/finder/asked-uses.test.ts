import { expect, test } from 'vitest'
import { askedUses } from '#browser/finder/asked-uses.ts'
import { aFinder, aQuery } from './a-finder.ts'

const data = aFinder()
const riceBlast = [{ crop: 'rice', problem: 'blast' }]
const none = { products: new Set<number>() }

test('a crop and a problem that are chosen ask for their use', () => {
  expect(askedUses(data, aQuery({ crop: ['rice'], problem: ['blast'] }))).toEqual(riceBlast)
})

test('words that name them do as well, alone or beside a choice', () => {
  const [rice, blast] = (
    [
      ['crop', 'rice'],
      ['problem', 'blast']
    ] as const
  ).map(([name, id]) => new Set([data.choices[name].findIndex(choice => choice.id === id)]))
  const words = aQuery({}, { text: 'rice blast' })
  expect(askedUses(data, words, { ...none, crop: rice, problem: blast })).toEqual(riceBlast)
  const chosen = aQuery({ crop: ['rice'] }, { text: 'blast' })
  expect(askedUses(data, chosen, { ...none, problem: blast })).toEqual(riceBlast)
})

test('words that name both together do', () => {
  const at = (name: 'crop' | 'problem', id: string) =>
    data.choices[name].findIndex(choice => choice.id === id)
  const uses = [{ problem: at('problem', 'blast'), crops: new Set([at('crop', 'rice')]) }]
  expect(askedUses(data, aQuery({}, { text: 'rice blast' }), { ...none, uses })).toEqual(riceBlast)
})

test('a problem alone asks for its uses in all crops', () => {
  expect(askedUses(data, aQuery({ problem: ['blast'] }))).toEqual(riceBlast)
})

test('a crop alone, or a pair that is not registered, asks for none', () => {
  expect(askedUses(data, aQuery({ crop: ['rice'] }))).toEqual([])
  expect(askedUses(data, aQuery({ crop: ['rice'], problem: ['armyworm'] }))).toEqual([])
})

test('of several problems that words name, the first one named is asked for first', () => {
  const [armyworm, blast] = ['armyworm', 'blast'].map(id =>
    data.choices.problem.findIndex(choice => choice.id === id)
  ) as [number, number]
  const ask = (...problems: number[]) =>
    askedUses(data, aQuery({}, { text: 'blast' }), { ...none, problem: new Set(problems) })
  const maizeArmyworm = { crop: 'maize', problem: 'armyworm' }
  expect(ask(armyworm, blast)).toEqual([maizeArmyworm, ...riceBlast])
  expect(ask(blast, armyworm)).toEqual([...riceBlast, maizeArmyworm])
})
