import { expect, test } from 'vitest'
import type { Matches } from '#browser/finder/resolve-query.ts'
import { askedLines } from '#browser/finder/results/asked-lines.ts'
import { csvOf } from '#lib/csv.ts'
import { readCsv } from '../../../helpers/read-csv.ts'
import { aFinder, aQuery } from './a-finder.ts'

const data = aFinder()
const head = ['product_id', 'use_crop', 'use_problem', 'dose_min', 'days_to_harvest']
const file = csvOf([
  head,
  ['a', '', '', '', ''],
  ['b', 'maize', 'armyworm', '0.6', '7'],
  ['b', 'rice', 'blast', '0.5', '21'],
  ['b', 'rice', 'armyworm', '0.4', '']
])
const none = { products: new Set<number>() }

const linesFor = (...[query, matches]: [ReturnType<typeof aQuery>, Matches?]) =>
  readCsv(askedLines(file, data, query, matches)).slice(1)

test('a crop and a problem keep the use that they ask for, and products that state no use', () => {
  expect(linesFor(aQuery({ crop: ['rice'], problem: ['blast'] }))).toEqual([
    ['a', '', '', '', ''],
    ['b', 'rice', 'blast', '0.5', '21']
  ])
})

test('a crop keeps all of its uses', () => {
  const uses = linesFor(aQuery({ crop: ['rice'] })).map(([, crop, problem]) => [crop, problem])
  expect(uses).toEqual([
    ['', ''],
    ['rice', 'blast'],
    ['rice', 'armyworm']
  ])
})

test('words keep the uses that they name', () => {
  const [rice, blast] = [new Set([1]), new Set([1])]
  const words = aQuery({}, { text: 'rice blast' })
  const lines = [['a', '', '', '', ''], ['b', 'rice', 'blast', '0.5', '21']] // prettier-ignore
  expect(linesFor(words, { ...none, crop: rice, problem: blast })).toEqual(lines)
  expect(linesFor(words, { ...none, uses: [{ problem: 1, crops: rice }] })).toEqual(lines)
})

test('days to harvest leave out uses with more days, and those that state none', () => {
  const week = [['a', '', '', '', ''], ['b', 'maize', 'armyworm', '0.6', '7']] // prettier-ignore
  expect(linesFor(aQuery({ harvest: ['7'] }))).toEqual(week)
  expect(linesFor(aQuery({}, { text: '10 days' }), { ...none, harvest: 10 })).toEqual(week)
})

test('a product without the use that is asked for is one line without another use', () => {
  const lines = linesFor(aQuery({ crop: ['maize'], problem: ['blast'] }))
  expect(lines).toEqual([
    ['a', '', '', '', ''],
    ['b', '', '', '', '']
  ])
})

test('other conditions keep every line', () => {
  expect(askedLines(file, data, aQuery({ family: ['2001'] }))).toBe(file)
})

test('a use is found by its name however it is printed', () => {
  const printed = structuredClone(data)
  printed.choices.crop[1] = { id: 'rice', name: 'Rice\u00a0– 2\u20602' }
  const plain = csvOf([head, ['b', 'Rice – 22', 'blast', '1', ''], ['b', 'maize', 'x', '2', '']])
  const lines = readCsv(askedLines(plain, printed, aQuery({ crop: ['rice'] }))).slice(1)
  expect(lines).toEqual([['b', 'Rice – 22', 'blast', '1', '']])
})
