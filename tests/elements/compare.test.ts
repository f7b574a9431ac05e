import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, test } from 'vitest'
import '#browser/compare/add-to-compare.element.ts'
import '#browser/compare/compare-tray.element.ts'
import { setCompared } from '#browser/compare/comparison.store.ts'
import { show, wordsOf } from './a-page.ts'

const product = (id: string, name: string) =>
  `<add-to-compare data-id="${id}" data-name="${name}"><a href="/br/compare">Compare</a></add-to-compare>`

beforeEach(() => {
  setCompared([])
  show(`${product('1', 'Argestes')}${product('2', 'Bora')}
    <compare-tray hidden data-full="There is room for thirty.">
      <ul data-names></ul><a href="/br/compare">Compare <span data-count></span></a>
      <button>Clear</button><p role="status"></p>
    </compare-tray>`)
})

const toggle = (name: string) => page.getByRole('button', { name: `Compare: ${name}` })
const tray = () => document.querySelector<HTMLElement>('compare-tray')
const names = () => [...document.querySelectorAll('[data-names] li')].map(li => li.textContent)

test('the link of a product becomes a button that names the product and says whether it is chosen', async () => {
  await expect.element(toggle('Argestes')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(toggle('Argestes'))
  await expect.element(toggle('Argestes')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(toggle('Bora')).toHaveAttribute('aria-pressed', 'false')
})

test('the tray appears with the first choice, and leads to the comparison of what is chosen', async () => {
  expect(tray()?.hidden).toBe(true)
  await userEvent.click(toggle('Bora'))
  await userEvent.click(toggle('Argestes'))
  expect(tray()?.hidden).toBe(false)
  expect([names(), wordsOf('[data-count]')]).toEqual([['Bora', 'Argestes'], '(2)'])
  expect(tray()?.querySelector('a')?.search).toBe('?ids=2,1')
})

test('a second press takes a product away, and an empty tray disappears', async () => {
  await userEvent.click(toggle('Bora'))
  await userEvent.click(toggle('Bora'))
  expect(tray()?.hidden).toBe(true)
})

test('the tray names four products and counts the others', () => {
  setCompared(['a', 'b', 'c', 'd', 'e', 'f'].map(id => ({ id, name: id })))
  expect(names()).toEqual(['a', 'b', 'c', 'd', '+2'])
})

test('a thirty-first product is refused in words', async () => {
  setCompared(Array.from({ length: 30 }, (_, at) => ({ id: `p${at}`, name: `Product ${at}` })))
  await userEvent.click(toggle('Argestes'))
  expect(wordsOf('[role=status]')).toBe('There is room for thirty.')
  await expect.element(toggle('Argestes')).toHaveAttribute('aria-pressed', 'false')
})

test('a choice of another tab is shown', async () => {
  const chosen = JSON.stringify([{ id: '2', name: 'Bora' }])
  const { country, env, lang } = document.documentElement.dataset
  localStorage.setItem(`compared-${[country, env, lang].join('-')}`, chosen)
  dispatchEvent(new StorageEvent('storage'))
  await expect.element(toggle('Bora')).toHaveAttribute('aria-pressed', 'true')
})
