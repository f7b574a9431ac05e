import { expect, test } from 'vitest'
import { loadTools } from '#browser/field/open-tools.ts'
import { requireElement } from '#lib/require-element.ts'
import { show, wordsOf } from './a-page.ts'
import { row, valueOf } from './an-open-calculator.ts'
import { argestes, texts } from './field-uses.ts'

/** A calculator that the address asks for, as a visitor finds it. */
async function openAt(search: string): Promise<HTMLElement> {
  const page = show(`<article id="crop-soy"><div class="field-tools"><details data-tool="amounts">
    <summary>Calculate</summary><table><thead><tr><th>Product</th><th>Water</th></tr></thead>
    <tbody>${row(argestes)}</tbody></table></details></div></article>`)
  const tools = requireElement(page, '.field-tools')
  tools.dataset.uses = JSON.stringify([argestes])
  tools.dataset.texts = `data:application/json,${encodeURIComponent(JSON.stringify(texts))}`
  history.replaceState(null, '', `${search}#crop-soy`)
  const openTools = await loadTools(tools)
  await openTools()
  return tools
}

test('the calculator of an address is open and asks for each entry that is impossible', async () => {
  const tools = await openAt('?area=-5&day=2026-02-31')
  expect(tools.querySelector('details')?.open).toBe(true)
  expect(valueOf('area')).toBe('')
  expect(wordsOf('[role=status]')).toBe('Enter area dayNeeded')
})

test('the area of an address that names no unit is in the own unit of the page', async () => {
  await openAt('?area=4&day=2026-11-01')
  expect(['area', 'unit'].map(valueOf)).toEqual(['4', 'ha'])
  expect(wordsOf('[role=status]')).toBe('')
})
