import { beforeEach, expect, test } from 'vitest'
import { showDoses } from '#browser/finder/results/use-doses.ts'
import { requireElement } from '#lib/require-element.ts'
import { show } from './a-page.ts'

const card = (id: string, problem: string, ...doses: string[]) => `<article id="${id}">
  <h3><a>Soybean</a> <a>${problem}</a></h3>
  <table><thead><tr><th>Product</th><th data-brief="always">Dose</th><th data-brief>Timing</th></tr></thead>
  <tbody>${doses.map(dose => `<tr><th><a href="/br/product/1">Argestes</a></th><td>${dose}</td><td>R1</td></tr>`).join('')}</tbody></table>
</article>`

function open(...cards: string[]) {
  show(`${cards.join('')}<div id="list">
    <article><a href="/br/product/1">Argestes</a><dl><dt>Group</dt><dd>11</dd></dl></article>
    <article><a href="/br/product/2">Bora</a><dl></dl></article>
    <table><tbody><tr><th><a href="/br/product/1">Argestes</a></th></tr></tbody></table>
  </div>`)
  const list = requireElement(document, '#list')
  const answers = [...document.body.querySelectorAll<HTMLElement>(':scope > article')]
  showDoses(
    list,
    answers.map(card => ({ card, address: `#${card.id}` }))
  )
  return list
}

const lines = (list: HTMLElement, selector: string) =>
  [...list.querySelectorAll(selector)].map(({ textContent }) => textContent)

beforeEach(() => void show(''))

test('a card of the list has the dose of the use first, as a link to the answer card', () => {
  const list = open(card('rust', 'Asian rust', '0.5 L/ha'))
  expect(lines(list, 'article:first-child dl > *')).toEqual(['Dose', '0.5 L/ha', 'Group', '11'])
  expect(requireElement(list, 'dd a').getAttribute('href')).toBe('#rust')
})

test('a row of the table has it too; a product that the card does not name has none', () => {
  const list = open(card('rust', 'Asian rust', '0.5 L/ha'))
  expect(lines(list, 'tbody small')).toEqual(['0.5 L/ha'])
  expect(lines(list, 'article:nth-child(2) dd')).toEqual([])
})

test('two doses of one product say what tells them apart', () => {
  const list = open(card('rust', 'Asian rust', '0.5 L/ha', '0.6 L/ha'))
  expect(lines(list, 'tbody small')).toEqual(['0.5 L/ha · Timing R1', '0.6 L/ha · Timing R1'])
})

test('of two uses each dose names its own, so that none is read as the other', () => {
  const list = open(card('rust', 'Asian rust', '0.5 L/ha'), card('spot', 'Target spot', '0.6 L/ha'))
  expect(lines(list, 'tbody small')).toEqual(['Asian rust: 0.5 L/ha', 'Target spot: 0.6 L/ha'])
})

test('what a label does not state is left out', () => {
  const missing = card('rust', 'Asian rust', '0.5 L/ha', '0.6 L/ha').replaceAll(
    '<td>R1</td>',
    '<td data-is-missing="true">not stated</td>'
  )
  expect(lines(open(missing), 'tbody small')).toEqual(['0.5 L/ha', '0.6 L/ha'])
})
