import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, test } from 'vitest'
import { ProductRows } from '#browser/portfolio/product-rows.ts'
import { requireElement } from '#lib/require-element.ts'
import { qrCode } from '#lib/qr-code.ts'
import { show, wordsOf } from './a-page.ts'

const row = (category: string, name: string, strength: string, also = '') =>
  `<tr data-id="${name.toLowerCase()}" data-category="${category}" data-also="${also}"><th scope="row">${name}</th><td>${strength}</td></tr>`

function showRows() {
  show(`<div class="print-head" hidden><span data-address></span></div><product-rows data-showing="{count} of {total} products" data-found-by="Found by">
    <nav><a href="?category=herbicides" data-category="herbicides">Herbicides</a>
      <a href="?category=fungicides" data-category="fungicides">Fungicides</a></nav>
    <form><input aria-label="Search"><button type="reset" hidden>Show all</button>
      <button type="button" data-part="choose" data-show="Show the chosen ({count})" data-chosen="Chosen products">Choose products</button></form>
    <p data-count>All 3 products</p>
    <table><thead><tr>
      <th scope="col" data-column="name"><button class="sort">Name</button></th>
      <th scope="col" data-column="strength"><button class="sort">Strength</button></th>
    </tr></thead><tbody>
      ${row('herbicides', 'Glyphosate', '480 g/L', 'glifosato')}
      ${row('herbicides', 'Atrazine', '1000 g/kg')}
      ${row('fungicides', 'Mancozeb', '80 g/L')}
    </tbody></table>
    <div data-part="none" hidden><p>Nothing found</p><p data-part="otherCategories" hidden>In other categories: <span></span></p>
      <p data-part="elsewhere" hidden></p></div><p data-part="ask" hidden>Ask about these</p>
    <a download href="/products.csv">CSV</a>
  </product-rows>`)
  new ProductRows(requireElement(document, 'product-rows'))
}

beforeEach(showRows)

const names = () => [...document.querySelectorAll('tbody th')].map(th => th.textContent)
const search = page.getByRole('textbox', { name: 'Search' })

test('words leave the rows that have them, and the count says how many of how many', async () => {
  await userEvent.fill(search, 'glifosáto')
  expect(names()).toEqual(['Glyphosate'])
  expect(wordsOf('[data-count]')).toBe('1 of 3 products · Found by glifosáto')
  await expect.poll(() => location.search).toBe('?q=glifos%C3%A1to')
  await userEvent.fill(search, 'glyph')
  expect(wordsOf('[data-count]')).toBe('1 of 3 products')
})

test('a category is chosen by its link, is in the address, and is left by a second click', async () => {
  const link = page.getByRole('link', { name: 'Fungicides' })
  await userEvent.click(link)
  expect([names(), location.search]).toEqual([['Mancozeb'], '?category=fungicides'])
  await expect.element(link).toHaveAttribute('aria-current', 'true')
  await userEvent.click(link)
  expect([names().length, location.search]).toEqual([3, ''])
})

test('a figure is not searched for in the text of a resistance group', async () => {
  const cell = requireElement(document, 'tbody td')
  cell.textContent = 'HRAC 22'
  await userEvent.fill(search, '22')
  expect(names()).toEqual([])
})

test('words typed in a list that is gone are not written into the address of the next one', async () => {
  await userEvent.fill(search, 'atrazine')
  showRows()
  const addresses: string[] = []
  const note = () => addresses.push(location.search)
  navigation.addEventListener('currententrychange', note)
  await userEvent.fill(search, 'mancozeb')
  await expect.poll(() => location.search).toBe('?q=mancozeb')
  navigation.removeEventListener('currententrychange', note)
  expect(addresses).toEqual(['?q=mancozeb'])
})

test('words that only another category has lead to it', async () => {
  await userEvent.click(page.getByRole('link', { name: 'Fungicides' }))
  await userEvent.fill(search, 'atrazine')
  const link = page.getByRole('link', { name: 'herbicides 1' })
  await expect.element(link).toHaveAttribute('href', '?category=herbicides&q=atrazine')
})

test('a category has the same address in each language', async () => {
  const link = page.getByRole('link', { name: 'Fungicides' })
  link.element().setAttribute('data-english', 'Fungicides in English')
  await userEvent.click(link)
  expect(location.search).toBe('?category=Fungicides+in+English')
  await userEvent.click(page.getByRole('link', { name: 'Herbicides' }))
  history.back()
  await expect.poll(names).toEqual(['Mancozeb'])
})

test('going back shows what was shown before', async () => {
  await userEvent.click(page.getByRole('link', { name: 'Fungicides' }))
  history.back()
  await expect.poll(names).toHaveLength(3)
  expect(wordsOf('[data-count]')).toBe('All 3 products')
})

test('numbers are sorted as numbers, and the head says in which direction', async () => {
  const head = page.elementLocator(requireElement(document, '[data-column=strength]'))
  await userEvent.click(page.getByRole('button', { name: 'Strength' }))
  expect(names()[0]).toBe('Mancozeb')
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(page.getByRole('button', { name: 'Strength' }))
  expect(names().at(-1)).toBe('Mancozeb')
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
})

test('a download has the rows that are shown, with columns for a strength, a unit and a formulation in the name', async () => {
  await userEvent.fill(search, 'atrazine')
  const link = requireElement(document, 'a[download]') as HTMLAnchorElement
  link.addEventListener('click', event => event.preventDefault())
  await userEvent.click(link)
  const csv = await (await fetch(link.href)).text()
  expect(csv.trim().split(/\r?\n/).slice(1)).toEqual(['"Atrazine","1000 g/kg","","",""'])
})

test('all rows are back, and the focus is in the field, after "Show all"', async () => {
  await userEvent.fill(search, 'mancozeb')
  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  expect([names().length, document.activeElement?.tagName]).toEqual([3, 'INPUT'])
})

const box = (name: string) => page.getByRole('checkbox', { name })

test('rows are chosen one by one, through several searches, and shown alone at an address of their own', async () => {
  const choose = page.getByRole('button', { name: 'Choose products' })
  await userEvent.click(choose)
  await userEvent.fill(search, 'mancozeb')
  await userEvent.click(box('Mancozeb'))
  await userEvent.fill(search, 'atrazine')
  await userEvent.click(box('Atrazine'))
  await userEvent.click(page.getByRole('button', { name: 'Show the chosen (2)' }))
  expect([names(), location.search]).toEqual([['Atrazine', 'Mancozeb'], '?ids=atrazine,mancozeb'])
  expect(wordsOf('[data-count]')).toBe('2 of 3 products')
  expect(requireElement(document, '[data-part=ask]').hidden).toBe(false)
  await expect.element(box('Atrazine')).toHaveFocus()
  await expect.element(box('Atrazine')).toBeInViewport()

  await userEvent.click(box('Mancozeb'))
  await userEvent.click(page.getByRole('button', { name: 'Show the chosen (1)' }))
  expect(names()).toEqual(['Atrazine'])
})

test('an address with rows shows these, with their boxes', async () => {
  history.replaceState(null, '', '?ids=glyphosate,none')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(names()).toEqual(['Glyphosate'])
  await expect.element(box('Glyphosate')).toBeChecked()
})

test('the list of chosen rows is printed with a title and the QR code of its address, other lists without', async () => {
  const code = () => document.querySelector<HTMLImageElement>('.print-head img')
  await userEvent.click(page.getByRole('button', { name: 'Choose products' }))
  await userEvent.click(box('Atrazine'))
  expect([wordsOf('.print-title'), code()]).toEqual(['', null])
  await userEvent.click(page.getByRole('button', { name: 'Show the chosen (1)' }))
  await expect.poll(() => wordsOf('.print-title')).toBe('Chosen products')
  expect(decodeURIComponent(code()?.src ?? '')).toContain(qrCode(location.href))
  expect(wordsOf('[data-address]')).toBe(location.href)
  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  await expect.poll(code).toBeNull()
  expect(wordsOf('.print-title')).toBe('')
})

/** The part with the link to the contact page, whose dialog would open. */
function linkToContact(): HTMLElement {
  const ask = requireElement(document, '[data-part=ask]')
  ask.innerHTML = '<a href="/contact-us">Ask</a>'
  ask.addEventListener('click', event => event.preventDefault())
  return ask
}

test('an enquiry is about all chosen rows, those of other searches too', async () => {
  const ask = linkToContact()
  await userEvent.fill(search, 'herbicides')
  await userEvent.click(page.getByRole('button', { name: 'Choose products' }))
  await userEvent.click(box('Atrazine'))
  await userEvent.fill(search, 'mancozeb')
  const link = page.getByRole('link', { name: 'Ask' })
  await userEvent.click(link)
  expect(ask.dataset.enquirySubjects).toBe('[{"name":"Atrazine"}]')
  await userEvent.click(box('Mancozeb'))
  await userEvent.click(link)
  expect(ask.dataset.enquirySubjects).toBe('[{"name":"Atrazine"},{"name":"Mancozeb"}]')
})

test('an enquiry is about the rows shown where none is chosen', async () => {
  const ask = linkToContact()
  await userEvent.fill(search, 'herbicides')
  await userEvent.click(page.getByRole('link', { name: 'Ask' }))
  expect(ask.dataset.enquirySubjects).toBe('[{"name":"Glyphosate"},{"name":"Atrazine"}]')
})

test('a list without rows has nothing to choose, and its code runs nevertheless', () => {
  show(`<product-rows><p data-part="none" hidden></p><p data-part="ask" hidden></p></product-rows>`)
  history.replaceState(null, '', '?ids=glyphosate')
  const open = () => new ProductRows(requireElement(document, 'product-rows'))
  expect(open).not.toThrow()
})
