import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import '#browser/countries/country-finder.element.ts'
import { rememberLikelyCountry } from '#browser/countries/detected-country.ts'
import { show, wordsOf } from './a-page.ts'

const country = (iso: string, name: string) =>
  `<li><a href="#${iso}" data-choose-country="${iso}">${name}</a></li>`

function open(typed = ''): void {
  show(`<country-finder data-found="{count} countries for {query}" data-empty="No country is called {query}">
    <input aria-label="Country" value="${typed}">
    <p role="status"></p><p data-here="You seem to be in {country}."></p>
    <details><summary>Americas</summary><ul>${country('br', 'Brazil')}${country('us', 'United States')}</ul></details>
    <details><summary>Africa</summary><ul>${country('ci', 'Côte d’Ivoire')}</ul></details>
  </country-finder>`)
}

const shown = () =>
  [...document.querySelectorAll('a[data-choose-country]')]
    .filter(link => link.checkVisibility())
    .map(({ textContent }) => textContent)

const type = (words: string) => userEvent.fill(page.getByRole('textbox'), words)

test('every country can be unfolded without a word', () => {
  open()
  expect(document.querySelectorAll('details:not([hidden])')).toHaveLength(2)
})

test('letters without accents find a country, and only its region is open', async () => {
  open()
  await type('cote d')
  await expect.poll(shown).toEqual(['Côte d’Ivoire'])
  expect(wordsOf('[role=status]')).toBe('1 countries for cote d')
  expect(wordsOf('details:not([hidden]) summary')).toBe('Africa')
})

test('what was typed before its code had come is searched', async () => {
  open('cote d')
  await expect.poll(shown).toEqual(['Côte d’Ivoire'])
})

test('a name that people say finds the country', async () => {
  open()
  await type('USA')
  await expect.poll(shown).toEqual(['United States'])
})

test('a name of no country is repeated as it was typed', async () => {
  open()
  await type('<b>$&Narnia')
  await expect.poll(() => wordsOf('[role=status]')).toBe('No country is called <b>$&Narnia')
  expect(shown()).toEqual([])
})

test('Enter goes to the first country that was found, never without a word', async () => {
  open()
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('{Enter}')
  await type('braz')
  expect(location.hash).toBe('')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.hash).toBe('#br')
})

test('the country where the visitor seems to be is a link', () => {
  rememberLikelyCountry('br')
  open()
  expect(wordsOf('[data-here]')).toBe('You seem to be in Brazil.')
  expect(document.querySelector('[data-here] a')?.getAttribute('href')).toBe('#br')
})
