import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilterChoices } from '#browser/finder/FilterChoices.tsx'
import { finderView } from '#views/finder/finder.ts'
import { aTree } from '../../../helpers/a-tree.ts'

const choices = ['Maize', 'Rice', 'Soybean'].map(name => ({ id: name.toLowerCase(), name }))
const filter = {
  name: 'crop',
  title: { text: 'Crop' },
  total: 4,
  choices: choices.map(choice => ({ ...choice, count: 5 }))
} as const
const texts = finderView(aTree(), []).panelTexts

type Panel = Partial<Parameters<typeof FilterChoices>[0]>
const rowsOf = (panel: Panel) => {
  const props = { filter: { ...filter, choices: [...filter.choices] }, all: undefined, texts }
  const rest = { counts: undefined, chosen: [], isOpen: true, ...panel }
  const html = renderToStaticMarkup(createElement(FilterChoices, { ...props, ...rest }))
  return [...html.matchAll(/<input([^>]*)\/>.*?<span>(\w+)<\/span><small>(\d+)</g)].map(
    ([, input = '', name, count]) => ({
      name,
      count: Number(count),
      isTaken: input.includes('checked'),
      isOffered: !input.includes('disabled')
    })
  )
}

test('until the choices of all products are there, a filter shows those of the build', () => {
  const rows = rowsOf({ chosen: ['rice'] })
  expect(rows.map(({ name, count, isTaken }) => [name, count, isTaken])).toEqual([
    ['Maize', 5, false],
    ['Rice', 5, true],
    ['Soybean', 5, false]
  ])
})

test('choices that would show nothing come last and cannot be selected', () => {
  const rows = rowsOf({ all: choices, counts: [0, 2, 1] })
  expect(rows.map(({ name, isOffered }) => [name, isOffered])).toEqual([
    ['Rice', true],
    ['Soybean', true],
    ['Maize', false]
  ])
})

test('a selected choice can always be removed', () => {
  const [rice] = rowsOf({ all: choices, counts: [0, 0, 0], chosen: ['rice'] })
  expect(rice).toEqual({ name: 'Rice', count: 0, isTaken: true, isOffered: true })
})

test('a choice that is folded at first is shown once it is selected', () => {
  const all = [...choices, { id: 'wheat', name: 'Wheat' }]
  const names = rowsOf({ all, counts: [1, 1, 1, 1], chosen: ['wheat'] }).map(({ name }) => name)
  expect(names).toContain('Wheat')
})

test('groups to leave out begin with those of the products found, and the rest follows in its order', () => {
  const rows = rowsOf({
    filter: { ...filter, name: 'not-group', choices: [...filter.choices] },
    all: [...choices],
    counts: [5, 5, 3]
  })
  expect(rows.map(({ name, isOffered }) => [name, isOffered])).toEqual([
    ['Soybean', true],
    ['Maize', true],
    ['Rice', true]
  ])
})
